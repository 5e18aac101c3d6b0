const WORDS = 16;
const BLOCK = WORDS * 4;
const ROUNDS = 10;
/** "expand 32-byte k", as the cipher begins each block. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** The words that one quarter round mixes: four columns, then four diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

/**
 * The bytes enciphered, or deciphered, which is the same: ChaCha20 of RFC 8439. `key`: 32 bytes; `nonce`: 12 bytes, never
 * the same twice with one key. At once, and without the browser's own ciphers: those are asynchronous, and there are none
 * where a table is reached by plain http.
 */
export function chacha20(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array, counter = 1): Uint8Array {
  const state = Uint32Array.from([...CONSTANTS, ...wordsOf(key, 8), counter, ...wordsOf(nonce, 3)]);
  const out = new Uint8Array(bytes.length);
  const block = new Uint32Array(WORDS);
  for (let start = 0; start < bytes.length; start += BLOCK) {
    fillBlock(block, state);
    for (let i = 0; i < BLOCK && start + i < bytes.length; i++)
      out[start + i] = (bytes[start + i] ?? 0) ^ ((block[i >> 2] ?? 0) >>> (8 * (i & 3)));
    state[12] = (state[12] ?? 0) + 1;
  }
  return out;
}

/** Words of four bytes, the lowest first. */
function wordsOf(bytes: Uint8Array, count: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, i) => view.getUint32(4 * i, true));
}

function fillBlock(block: Uint32Array, state: Uint32Array): void {
  block.set(state);
  for (let round = 0; round < ROUNDS; round++) for (const quarter of QUARTERS) mix(block, quarter);
  for (let i = 0; i < WORDS; i++) block[i] = (block[i] ?? 0) + (state[i] ?? 0);
}

function mix(words: Uint32Array, [a, b, c, d]: (typeof QUARTERS)[number]): void {
  addThenTurn(words, a, b, d, 16);
  addThenTurn(words, c, d, b, 12);
  addThenTurn(words, a, b, d, 8);
  addThenTurn(words, c, d, b, 7);
}

/** Adds one word to another, and turns a third, which the sum has been mixed into, by so many bits. */
function addThenTurn(words: Uint32Array, to: number, from: number, turned: number, bits: number): void {
  words[to] = (words[to] ?? 0) + (words[from] ?? 0);
  const mixed = (words[turned] ?? 0) ^ (words[to] ?? 0);
  words[turned] = (mixed << bits) | (mixed >>> (32 - bits));
}
