import { sexWord } from '#app/areas/access/patients/rules.ts'
import { codeFields, codeWords, fieldWords, moneyFields } from './field-words.ts'

/** A name and what stands there, for people. */
export interface Line {
  name: string
  value: string
}

/** A part of somebody's own data as people read it: an entry for each row. */
export interface ReadablePart {
  title: string
  /** Why it stays when the account is cancelled, '' where it does not. */
  keptBecause: string
  entries: Line[][]
}

interface DataPart {
  title: string
  kept_because: string
  rows: readonly Readonly<Record<string, unknown>>[]
}

/** The parts that have something in them, in words; what only programs can use is left out of the entries. */
export const readableParts = (parts: readonly DataPart[]): ReadablePart[] =>
  parts
    .map(({ title, kept_because, rows }) => ({ title, keptBecause: kept_because, entries: rows.map(linesOf) }))
    .map((part) => ({ ...part, entries: part.entries.filter((lines) => lines.length > 0) }))
    .filter(({ entries }) => entries.length > 0)

/** A row as names and values; a field without a name in words, or without a value, is not there. */
const linesOf = (row: Readonly<Record<string, unknown>>): Line[] =>
  Object.entries(row).flatMap(([field, given]) => {
    const [name, value] = [fieldWords[field], Object.hasOwn(fieldWords, field) ? wordsOf(field, given) : '']
    return name === undefined || value === '' ? [] : [{ name, value }]
  })

const wordsOf = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value))
    return value
      .map((one) => wordsOf(field, one))
      .filter(Boolean)
      .join('；')
  return typeof value === 'object' ? ofObject(value as Record<string, unknown>) : ofOne(field, value)
}

const ofOne = (field: string, value: unknown): string => {
  const text = String(value)
  if (field === 'sex') return typeof value === 'number' ? sexWord(value) : ''
  if (field.startsWith('is_')) return Number(value) === 1 ? '是' : '否'
  if (moneyFields.has(field)) return `${text} 元`
  return codeFields.has(field) && isCode(text) ? (codeWords[text] ?? '') : text
}

/** What has a name and a value of its own, such as an answer of a form, is one; anything else its own lines. */
const ofObject = (value: Record<string, unknown>): string => {
  const own = value.name ?? value.title
  if (typeof own === 'string' && typeof value.value === 'string') return `${own}：${value.value}`
  return linesOf(value)
    .map((line) => `${line.name}：${line.value}`)
    .join('，')
}

/** Where it is in words already it stays as it is. */
const isCode = (text: string): boolean => /^[a-z]+(?:[_-][a-z]+)*$/.test(text)
