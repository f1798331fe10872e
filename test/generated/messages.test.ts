import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { exampleOf, filledIn, lengths, type MessageTemplate } from '#app/areas/notices/messages/rules/templates.ts'
import { messages } from '#app/wings/messages.ts'

/** The one place that tells patients and phones what is declared. */
const TELLER = 'app/areas/notices/messages/server/public.ts'
/** A code is no message: it has its own template, and no desk words it. */
const CODES = 'app/areas/access/patients/server/handlers/send-code.ts'

const sources = globSync('app/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const using = (word: RegExp) => sources.filter(({ text }) => word.test(text)).map(({ file }) => file)

test('nobody tells a patient or a phone anything but what is declared', () => {
  expect(using(/\bnotifyPatient\(/)).toEqual([])
  expect(using(/\binsertMessage\(/)).toEqual([TELLER])
  expect(using(/\bqueueSms\(/)).toEqual([CODES, TELLER].sort())
  expect(using(/into \$\{messages\} \(patient_id, kind/)).toEqual(['app/areas/notices/messages/server/queries.ts'])
})

test('what is declared stands in `rules/messages.ts`, is brought together, and is sent by a room', () => {
  const declaring = using(/\bmessageTemplate\(/).filter((file) => basename(file) !== 'messages.ts')
  expect(declaring).toEqual([])
  const declared = sources
    .filter(({ file }) => file.endsWith('/rules/messages.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): messageTemplate\(\{\s*name: '([a-z.-]+)'/gm)])
    .map(([, key = '', name = '']) => ({ key, name }))
  expect(declared.map(({ name }) => name).sort()).toEqual(messages.map(({ name }) => name).sort())
  expect(new Set(messages.map(({ name }) => name)).size).toBe(messages.length)
  // By its own name, or by a state that is called so.
  const sent = sources
    .filter(({ file }) => file.includes('/server/'))
    .map(({ text }) => text)
    .join('\n')
  const states = /\b(messages|declared)\[state\]/.test(sent) ? ['upheld', 'dismissed', 'declined', 'answered'] : []
  const unsent = declared.filter(({ key }) => !new RegExp(`\\b(messages|declared)\\.${key}\\b`).test(sent))
  expect(unsent.filter(({ key }) => !states.includes(key))).toEqual([])
})

const wordsOf = ({ variables }: MessageTemplate) => Object.values<{ word: string; example: string }>(variables)

test.each(messages.map((message) => [message.name, message] as const))(
  '%s says what its variables are, by an example each, and a desk may save it as it is',
  (_, message) => {
    const used = [...`${message.title}${message.text}`.matchAll(/\{([^{}]*)\}/g)].map(([, word]) => word)
    expect(new Set(used)).toEqual(new Set(wordsOf(message).map(({ word }) => word)))
    expect(Object.keys(message.variables).every((name) => /^[a-z]+$/.test(name))).toBe(true)
    for (const { example } of wordsOf(message)) expect(example).not.toBe('')
    for (const words of [message.title, message.text]) expect(exampleOf(words, message)).not.toMatch(/[{}]/)
    expect(message.title.length).toBeLessThanOrEqual(lengths.title)
    expect(message.text.length).toBeLessThanOrEqual(lengths.text)
    expect(message.words).not.toBe('')
    // Money is never silent.
    if (message.kind === 'payment') expect(message.kept).toBeTruthy()
    if (message.smsOnly) expect(message.sms).toBe(true)
    expect(filledIn('{没有的}', message, {})).toBe('')
  },
)
