/** A colour as a number 0xRRGGBB with the documented views of it. */
export class Color extends Number {
  /** Reads a number, a CSS hex string or another colour; invalid input gives NaN. */
  static from(color: unknown): Color {
    if (color === null || color === undefined || color === "") return new this(NaN);
    if (typeof color === "number" || color instanceof Number) return new this(Number(color));
    if (Array.isArray(color)) return this.fromRGB(color as [number, number, number]);
    return this.fromString(String(color));
  }

  static fromString(color: string): Color {
    const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
    const hex = short
      ? short
          .slice(1)
          .map((digit) => digit + digit)
          .join("")
      : color.replace(/^#/, "");
    return new this(/^[0-9a-f]{6}/i.test(hex) ? Number.parseInt(hex.slice(0, 6), 16) : NaN);
  }

  static fromRGB([r, g, b]: readonly [number, number, number]): Color {
    return new this((Math.round(r * 255) << 16) | (Math.round(g * 255) << 8) | Math.round(b * 255));
  }

  get valid(): boolean {
    const value = this.valueOf();
    return Number.isInteger(value) && value >= 0 && value <= 0xffffff;
  }
  get css(): string {
    return this.valid ? `#${this.valueOf().toString(16).padStart(6, "0")}` : "#000000";
  }
  get rgb(): [number, number, number] {
    return [this.r, this.g, this.b];
  }
  get r(): number {
    return ((this.valueOf() >> 16) & 0xff) / 255;
  }
  get g(): number {
    return ((this.valueOf() >> 8) & 0xff) / 255;
  }
  get b(): number {
    return (this.valueOf() & 0xff) / 255;
  }
  toRGBA(alpha: number): string {
    return `rgba(${this.rgb.map((channel) => Math.round(channel * 255)).join(", ")}, ${alpha})`;
  }
  override toString(): string {
    return this.css;
  }
  toJSON(): string {
    return this.css;
  }
  toHTML(): string {
    return this.css;
  }
}
