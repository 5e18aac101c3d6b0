import { registerCoreTemplates } from "../apps/handlebars/core-templates.js";

/** The label at a waypoint of a token's ruler, under the path that a ruler class refers to. */
export function registerRulerTemplate(): void {
  registerCoreTemplates({
    "templates/hud/waypoint-label.hbs": `<div class="waypoint-label {{cssClass}}">
  {{#if action.icon}}<i class="{{action.icon}}" aria-hidden="true"></i>{{/if}}
  {{#unless secret}}
  <span class="total-measurement">{{distance.total}} {{units}}</span>
  {{#if distance.delta}}<span class="delta-measurement">({{distance.delta}})</span>{{/if}}
  {{#if (ne cost.total distance.total)}}<span class="total-cost">{{cost.total}} {{cost.units}}</span>{{/if}}
  {{#unless elevation.hidden}}
  <span class="total-elevation"><i class="{{elevation.icon}}" aria-hidden="true"></i> {{elevation.total}} {{units}}</span>
  {{#if elevation.delta}}<span class="delta-elevation">({{elevation.delta}})</span>{{/if}}
  {{/unless}}
  {{/unless}}
</div>`,
  });
}
