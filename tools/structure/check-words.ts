import type { Finding } from './finding.ts'
import { isTest } from './place.ts'
import { wordsOf } from './split-words.ts'
import type { Tree } from './tree.ts'

/** Words that this code once had a dialect of, and what the field says. */
const retired: Readonly<Record<string, string>> = {
  within: 'ctx, Context',
  here: 'ctx, or what is meant: this device, this page, of this hospital',
  tell: 'emit, notify, report, send',
  told: 'emitted, named, reported',
  listens: 'subscribers',
  house: 'app, hospital, seller, provider',
  houses: 'apps, hospitals, sellers, providers',
  door: 'audience, identity provider, shortcut, gate',
  doors: 'audiences, identity providers, shortcuts, gates',
  knock: 'rawRequest',
  plant: 'seed',
  hindrance: 'BookingBlock',
  gathered: 'batchLoader',
  undone: 'rollback',
  lent: 'services, dependencies',
  hello: 'baseline',
  seat: 'quotaNumber, participant, post',
  seats: 'quotaNumbers, participants, posts',
  kept: 'cached, keepAlive, stored, managed',
  wanted: 'the name of the thing',
  said: 'the name of the thing',
}

/** Fields of a call's definition that have another name now. */
const fields: Readonly<Record<string, string>> = {
  does: 'summary',
  ask: 'input',
  reply: 'output',
  acts: 'mutatingGet',
  once: 'idempotency',
  wakes: 'runsJob',
  forgiving: 'allowStaleKey',
}

/** What the kit knows nothing of. (An order and a refund are what a payment provider is told, too.) */
const product = new Set(
  'hospital department clinic coupon goods appointment prescription consultation membership seckill bargain lottery'.split(
    ' ',
  ),
)

/** Names of files and of what they export say what the field says; the kit knows no word of the product. */
export function checkWords({ files, sources }: Tree): Finding[] {
  if (sources.length === 0) throw new Error('no code found: the check would look at nothing')
  const named = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file)).flatMap(fileFaults)
  const exported = sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path: file, exported, callFields }) => [
      ...exported.flatMap(({ name, line }) => exportFaults(file, name, line)),
      ...callFields.flatMap(({ name, line }) => fieldFaults(file, name, line)),
    ])
  return [...named, ...exported]
}

const fault = (file: string, line: number | undefined, says: string): Finding => ({
  rule: 'words',
  file,
  ...(line === undefined ? {} : { line }),
  says,
})

const fileFaults = (file: string): Finding[] => {
  const name = file.split('/').at(-1)?.split('.')[0] ?? ''
  return retiredIn(name).map(([word, instead]) => fault(file, undefined, `"${word}" is retired: ${instead}`))
}

const exportFaults = (file: string, name: string, line: number): Finding[] => [
  ...(/\/(contract|pages)(\/|\.)/.test(file) ? [] : retiredIn(name)).map(([word, instead]) =>
    fault(file, line, `${name}: "${word}" is retired: ${instead}`),
  ),
  ...(file.startsWith('kit/') ? wordsOf(name).filter((word) => product.has(word)) : []).map((word) =>
    fault(file, line, `${name}: the kit knows no ${word}`),
  ),
]

const fieldFaults = (file: string, name: string, line: number): Finding[] =>
  name in fields ? [fault(file, line, `${name} of a call: ${fields[name]}`)] : []

const retiredIn = (name: string): [string, string][] =>
  wordsOf(name).flatMap((word) => {
    const instead = retired[word]
    return instead === undefined ? [] : [[word, instead]]
  })
