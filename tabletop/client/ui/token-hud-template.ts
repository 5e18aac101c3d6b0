import { registerCoreTemplates } from "../apps/handlebars/core-templates.js";

/** The token HUD's template, under the path that a system may refer to. */
export function registerTokenHudTemplate(): void {
  registerCoreTemplates({
    "templates/hud/token-hud.hbs": `<div class="hud-root" role="toolbar" aria-label="{{labels.title}}">
  <div class="col left">
    <label class="attribute elevation"><span>{{labels.elevation}}</span>
      <input type="text" name="elevation" value="{{elevation}}"{{disabled locked}} inputmode="numeric"></label>
    {{#if movementActions}}
    <label class="attribute movement-action"><span>{{labels.movementAction}}</span>
      <select name="movementAction">
        {{#each movementActions as |entry|}}
        <option value="{{entry.id}}"{{#if entry.isActive}} selected{{/if}}>{{localize entry.label}}</option>
        {{/each}}
      </select></label>
    {{/if}}
  </div>
  <div class="col right">
    {{#if isGM}}
    <button type="button" class="control-icon {{visibilityClass}}" data-action="visibility"
      aria-pressed="{{#if hidden}}true{{else}}false{{/if}}" aria-label="{{labels.visibility}}"><i class="fa-solid fa-eye-slash" aria-hidden="true"></i></button>
    {{/if}}
    {{#if canToggleCombat}}
    <button type="button" class="control-icon {{combatClass}}" data-action="combat"
      aria-pressed="{{#if inCombat}}true{{else}}false{{/if}}" aria-label="{{labels.combat}}"><i class="fa-solid fa-swords" aria-hidden="true"></i></button>
    {{/if}}
    <button type="button" class="control-icon {{targetClass}}" data-action="target"
      aria-pressed="{{#if isTargeted}}true{{else}}false{{/if}}" aria-label="{{labels.target}}"><i class="fa-solid fa-bullseye" aria-hidden="true"></i></button>
    <button type="button" class="control-icon" data-action="togglePalette" data-palette="effects"
      aria-expanded="{{#if paletteOpen}}true{{else}}false{{/if}}" aria-label="{{labels.effects}}"><i class="fa-solid fa-person-rays" aria-hidden="true"></i></button>
    <div class="palette status-effects {{#if paletteOpen}}active{{/if}}" data-palette="effects"{{#unless paletteOpen}} hidden{{/unless}}>
      {{#each statusEffects as |status|}}
      <button type="button" class="effect-control {{status.cssClass}}" data-action="effect" data-status-id="{{status.id}}"
        aria-pressed="{{#if status.isActive}}true{{else}}false{{/if}}" aria-label="{{status.title}}"><img src="{{status.src}}" alt=""></button>
      {{/each}}
    </div>
  </div>
</div>`,
  });
}
