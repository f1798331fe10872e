import { z } from 'zod'
import type { Settings } from '#kit/settings/define.ts'
import type { Finding } from './finding.ts'

/** Where the settings of the process end, which are written by hand, and those of rooms and outside services begin. */
const MARK = '# What follows is written by `node tools/wings.ts` from every settings.ts: change the words there.'
const LINE = 125

/** The text of `.env.example` with the part anew that tells of these settings. Throws where the mark is missing. */
export const envExampleOf = (text: string, settings: readonly Settings<unknown>[]): string => {
  const at = text.indexOf(MARK)
  if (at < 0) throw new Error(`.env.example has lost the line that parts it: ${MARK}`)
  return `${[text.slice(0, at) + MARK, ...settings.map(blockOf)].join('\n\n')}\n`
}

/** Names what `.env.example` says otherwise than the settings, and what two settings are called. */
export const checkEnvExample = (text: string, settings: readonly Settings<unknown>[]): Finding[] => {
  const fault = (says: string): Finding => ({ rule: 'settings', file: '.env.example', says })
  const names = text.split('\n').flatMap((line) => /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? [])
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  return [
    ...(envExampleOf(text, settings) === text
      ? []
      : [fault('the settings say something else: run `node tools/wings.ts`')]),
    ...twice.map((name) => fault(`${name}: two settings have this name`)),
  ]
}

/** The variables of settings that belong together, each below its words and with its default. */
const blockOf = ({ variables }: Settings<unknown>): string => {
  const { properties = {} } = z.toJSONSchema(z.object(variables), { io: 'input', unrepresentable: 'any' })
  const lines = Object.entries(properties).flatMap(([name, schema], at) => {
    if (typeof schema === 'boolean') return []
    if (at === 0 && !schema.description)
      throw new Error(`${name}: the first of settings that belong together has words`)
    return [...commentOf(schema.description ?? ''), `${name}=${schema.default ?? ''}`]
  })
  return lines.join('\n')
}

const commentOf = (words: string): string[] => words.split('\n').filter(Boolean).flatMap(wrapped)

const wrapped = (words: string): string[] => {
  const lines: string[] = []
  let line = '#'
  for (const word of words.split(' ')) {
    if (`${line} ${word}`.length > LINE) {
      lines.push(line)
      line = '#'
    }
    line = `${line} ${word}`
  }
  return [...lines, line]
}
