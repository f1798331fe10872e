import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CannotStart } from '#kit/db/cannot-start.ts'
import { faultOf, type Given, type Question, questions } from './questions.ts'
import type { Terminal } from './terminal.ts'

/** As docs/production.md, the units and compose call them. */
const fileNames: Readonly<Record<string, string>> = { BACKUP_PASSPHRASE: 'backup' }

/** So often a question is asked again before it is given up. */
const MOST_TRIES = 5

const isSet = (given: Given, name: string): boolean => Boolean(given[name] || given[`${name}_FILE`])

/** Asks for what production needs and nobody has set, each until it is right; what was answered. */
export const askSettings = async (terminal: Terminal, given: Given): Promise<Given> => {
  const answers: Given = {}
  const due = questions.filter(({ name }) => !isSet(given, name))
  if (due.length > 0) terminal.say('What is not set yet; Enter takes what stands in brackets.')
  for (const question of due) {
    const answer = await askOne(terminal, question, { ...given, ...answers })
    if (answer !== '') answers[question.name] = answer
  }
  return answers
}

const askOne = async (terminal: Terminal, question: Question, given: Given): Promise<string> => {
  const { name, words, usual, isSecret, look } = question
  const made = usual?.()
  const hint = made === undefined ? '' : ` [${hintOf(made, isSecret)}]`
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const typed = await terminal.ask(`${name} — ${words}${hint}`, isSecret)
    const answer = typed === '' ? made : typed
    const fault = answer === undefined ? 'an answer is needed' : await faultIn(name, answer, given, look)
    if (answer !== undefined && fault === undefined) return answer
    terminal.say(`  ${fault}`)
  }
  throw new CannotStart(`${name}: ${MOST_TRIES} answers were wrong. Nothing was written.`)
}

const hintOf = (made: string, isSecret: true | undefined): string => {
  if (made === '') return 'none'
  return isSecret ? 'a new one is made' : made
}

const faultIn = async (name: string, answer: string, given: Given, look: Question['look']) => {
  if (answer === '') return undefined
  const whole = { ...given, [name]: answer }
  return faultOf(name, whole) ?? look?.(whole)
}

/**
 * Writes what was answered where systemd and the container's engine read it: settings into `FOLDER/settings`, each secret into a file of its own below
 * `FOLDER/secrets`, for its owner alone. What is there already is not replaced. The settings, as they were written.
 */
export const writeSettings = async (folder: string, answers: Given): Promise<Given> => {
  const secrets = join(resolve(folder), 'secrets')
  await mkdir(secrets, { recursive: true, mode: 0o700 })
  const written: Given = {}
  for (const [name, value] of Object.entries(answers)) {
    const isSecret = questions.some((one) => one.name === name && one.isSecret)
    if (!isSecret) written[name] = value
    else {
      const file = join(secrets, fileNames[name] ?? name.toLowerCase().replaceAll('_', '-'))
      await writeNew(file, `${value}\n`)
      written[`${name}_FILE`] = file
    }
  }
  const lines = Object.entries(written).map(([name, value]) => `${name}=${value}`)
  await writeNew(join(resolve(folder), 'settings'), `${['MODE=production', ...lines].join('\n')}\n`)
  return { MODE: 'production', ...written }
}

const writeNew = async (file: string, text: string): Promise<void> => {
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CannotStart(
      code === 'EEXIST' ? `${file} is there already: it is not replaced.` : `${file} cannot be written: ${code}.`,
    )
  })
}
