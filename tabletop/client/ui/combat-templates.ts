import { registerCoreTemplates } from "../apps/handlebars/core-templates.js";

/** The tracker's own three parts, under the paths that a system may refer to. */
export function registerCombatTemplates(): void {
  registerCoreTemplates({
    "templates/sidebar/tabs/combat/header.hbs": `<header class="combat-tracker-header {{css}}">
  <div class="encounter-controls">
    {{#if user.isGM}}
    <button type="button" class="inline-control icon fa-solid fa-plus" data-action="createCombat"
      aria-label="{{labels.create}}"></button>
    {{/if}}
    {{#if displayCycle}}
    <button type="button" class="inline-control icon fa-solid fa-caret-left" data-action="cycleCombat"
      data-combat-id="{{previousId}}" aria-label="{{labels.previousEncounter}}"{{disabled (not previousId)}}></button>
    {{/if}}
    <h4 class="encounter-title noborder">{{labels.title}}</h4>
    {{#if displayCycle}}
    <button type="button" class="inline-control icon fa-solid fa-caret-right" data-action="cycleCombat"
      data-combat-id="{{nextId}}" aria-label="{{labels.nextEncounter}}"{{disabled (not nextId)}}></button>
    {{/if}}
    {{#if (and user.isGM hasCombat)}}
    <button type="button" class="inline-control icon fa-solid fa-users" data-action="rollAll"
      aria-label="{{labels.rollAll}}"></button>
    <button type="button" class="inline-control icon fa-solid fa-users-gear" data-action="rollNPC"
      aria-label="{{labels.rollNPC}}"></button>
    <button type="button" class="inline-control icon fa-solid fa-arrow-rotate-left" data-action="resetAll"
      aria-label="{{labels.reset}}"></button>
    {{/if}}
  </div>
</header>`,
    "templates/sidebar/tabs/combat/tracker.hbs": `<ol class="combat-tracker plain" aria-label="{{labels.combatants}}">
  {{#each turns as |turn|}}
  <li class="combatant {{turn.css}}" data-combatant-id="{{turn.id}}" data-action="activateCombatant" tabindex="0"
    {{#if turn.active}}aria-current="true"{{/if}}>
    <img class="token-image" src="{{turn.img}}" alt="" loading="lazy">
    <div class="token-name">
      <strong class="name">{{turn.name}}</strong>
      <div class="combatant-controls">
        {{#if @root.user.isGM}}
        <button type="button" class="inline-control icon fa-solid fa-eye-slash {{#if turn.hidden}}active{{/if}}"
          data-action="toggleHidden" aria-pressed="{{#if turn.hidden}}true{{else}}false{{/if}}"
          aria-label="{{@root.labels.toggleHidden}}: {{turn.name}}"></button>
        <button type="button" class="inline-control icon fa-solid fa-skull {{#if turn.isDefeated}}active{{/if}}"
          data-action="toggleDefeated" aria-pressed="{{#if turn.isDefeated}}true{{else}}false{{/if}}"
          aria-label="{{@root.labels.toggleDefeated}}: {{turn.name}}"></button>
        {{/if}}
        {{#if turn.canPing}}
        <button type="button" class="inline-control icon fa-solid fa-bullseye" data-action="pingCombatant"
          aria-label="{{@root.labels.ping}}: {{turn.name}}"></button>
        {{/if}}
        <button type="button" class="inline-control icon fa-solid fa-arrows-to-eye" data-action="panToCombatant"
          aria-label="{{@root.labels.pan}}: {{turn.name}}"></button>
        <div class="token-effects" data-tooltip-html="{{turn.effects.tooltip}}">
          {{#each turn.effects.icons as |icon|}}<img class="token-effect" src="{{icon.img}}" alt="{{icon.name}}">{{/each}}
        </div>
      </div>
    </div>
    {{#if turn.resource}}<div class="token-resource"><span class="resource">{{turn.resource}}</span></div>{{/if}}
    <div class="token-initiative">
      {{#if turn.hasInitiative}}
      {{#if turn.isOwner}}
      <input type="text" class="initiative-input" inputmode="numeric" value="{{turn.initiativeText}}"
        aria-label="{{turn.initiativeLabel}}">
      {{else}}<span class="initiative">{{turn.initiativeText}}</span>{{/if}}
      {{else if turn.isOwner}}
      <button type="button" class="combatant-control roll icon fa-solid fa-dice-d20" data-action="rollInitiative"
        aria-label="{{@root.labels.roll}}: {{turn.name}}"></button>
      {{/if}}
    </div>
  </li>
  {{/each}}
</ol>`,
    "templates/sidebar/tabs/combat/footer.hbs": `<nav class="combat-controls" data-tooltip-direction="UP">
  {{#if hasCombat}}
  {{#if user.isGM}}
    {{#if combat.round}}
    <button type="button" class="combat-control icon fa-solid fa-chevrons-left" data-action="previousRound"
      aria-label="{{labels.previousRound}}"></button>
    <button type="button" class="combat-control icon fa-solid fa-arrow-left" data-action="previousTurn"
      aria-label="{{labels.previousTurn}}"></button>
    <button type="button" class="combat-control combat-control-lg" data-action="endCombat">{{labels.end}}</button>
    <button type="button" class="combat-control icon fa-solid fa-arrow-right" data-action="nextTurn"
      aria-label="{{labels.nextTurn}}"></button>
    <button type="button" class="combat-control icon fa-solid fa-chevrons-right" data-action="nextRound"
      aria-label="{{labels.nextRound}}"></button>
    {{else}}
    <button type="button" class="combat-control combat-control-lg" data-action="startCombat">{{labels.start}}</button>
    {{/if}}
  {{else if control}}
    <button type="button" class="combat-control icon fa-solid fa-arrow-left" data-action="previousTurn"
      aria-label="{{labels.previousTurn}}"></button>
    <button type="button" class="combat-control combat-control-lg" data-action="nextTurn">{{labels.endTurn}}</button>
    <button type="button" class="combat-control icon fa-solid fa-arrow-right" data-action="nextTurn"
      aria-label="{{labels.nextTurn}}"></button>
  {{/if}}
  {{/if}}
</nav>`,
  });
}
