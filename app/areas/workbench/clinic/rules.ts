/** Letters of a template's name. */
export const TEMPLATE_NAME_LETTERS = 30
/** Templates of one doctor, at most. */
export const MOST_TEMPLATES = 50

/** What a template puts into a note. */
export interface Words {
  diagnoses: readonly string[]
  findings: string
  advice: string
}

/** Puts a template into what is written already: nothing of it is lost, and no diagnosis stands there twice. */
export const withTemplate = (written: Words, template: Words, most: { diagnoses: number; letters: number }): Words => ({
  diagnoses: [...new Set([...written.diagnoses, ...template.diagnoses])].slice(0, most.diagnoses),
  findings: joined(written.findings, template.findings, most.letters),
  advice: joined(written.advice, template.advice, most.letters),
})

const joined = (before: string, more: string, most: number): string =>
  [before.trim(), more].filter(Boolean).join('\n').slice(0, most)
