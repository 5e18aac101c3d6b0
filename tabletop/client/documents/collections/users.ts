import type { User } from "../user.js";
import { getGame, peekGame } from "../../globals/env.js";
import { WorldCollection } from "./world-collection.js";

/** The people of the world. */
export class Users extends WorldCollection<User> {
  constructor() {
    super("User");
  }

  get current(): User | null {
    return (peekGame() && this.get(getGame().userId)) ?? null;
  }
  get players(): User[] {
    return this.filter((user) => !user.isGM && user.hasRole("PLAYER"));
  }
  /** The one game master who does what has to be done once: connected, the highest role, then the lowest id. */
  get activeGM(): User | null {
    return this.getDesignatedUser((user) => user.active && user.isGM);
  }
  /** The user of the highest role (then the lowest id) who meets the condition; connected only if that is asked for. */
  getDesignatedUser(condition: (user: User) => boolean): User | null {
    const candidates = this.filter((user) => condition(user));
    candidates.sort((a, b) => b.role - a.role || (a.id < b.id ? -1 : 1));
    return candidates[0] ?? null;
  }
}
