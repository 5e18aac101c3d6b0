/** Templates that come with the tabletop itself, under the paths that systems refer to. */
const templates = new Map<string, string>();

/** Adds or replaces a template of the tabletop's own. */
export function registerCoreTemplates(record: Readonly<Record<string, string>>): void {
  for (const [path, source] of Object.entries(record)) templates.set(path, source);
}

/** The source of a template of the tabletop's own, or undefined when the path belongs to a package. */
export function findCoreTemplate(path: string): string | undefined {
  return templates.get(path);
}

registerCoreTemplates({
  "templates/generic/tab-navigation.hbs": `<nav class="sheet-tabs tabs {{verticalTabs}}" role="tablist">
  {{#each tabs as |tab|}}
  <a class="{{tab.cssClass}}" data-action="tab" data-group="{{tab.group}}" data-tab="{{tab.id}}" role="tab" tabindex="0"
    aria-selected="{{#if tab.active}}true{{else}}false{{/if}}"{{#if tab.tooltip}} data-tooltip="{{tab.tooltip}}"{{/if}}>
    {{#if tab.icon}}<i class="{{tab.icon}}" aria-hidden="true"></i>{{/if}}
    {{#if tab.label}}<span>{{localize tab.label}}</span>{{/if}}
  </a>
  {{/each}}
</nav>`,
  "templates/generic/form-footer.hbs": `<footer class="form-footer">
  {{#each buttons as |button|}}
  <button type="{{button.type}}" class="{{button.cssClass}}"{{#if button.name}} name="{{button.name}}"{{/if}}
    {{#if button.action}} data-action="{{button.action}}"{{/if}}{{disabled button.disabled}}>
    {{#if button.icon}}<i class="{{button.icon}}" aria-hidden="true"></i>{{/if}}
    {{#if button.label}}<span>{{localize button.label}}</span>{{/if}}
  </button>
  {{/each}}
</footer>`,
});
