import { boot } from "./game/boot/boot.js";

boot().catch((error: unknown) => {
  console.error("The tabletop could not start:", error);
  const notice = document.createElement("p");
  notice.setAttribute("role", "alert");
  notice.textContent = `The tabletop could not start: ${error instanceof Error ? error.message : String(error)}`;
  document.body.append(notice);
});
