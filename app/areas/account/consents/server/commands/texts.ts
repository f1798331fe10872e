import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type FirstText, firstTexts } from '../../rules/first-texts.ts'
import { type Document, documentNames } from '../../rules.ts'
import { findPublished, insertText, listPublished } from '../queries.ts'

/** A version of a text, without its words. */
export interface Version extends Omit<FirstText, 'text'> {
  document: Document
  /** null: it came with the product. */
  publishedAt: Date | null
}

/** The newest version that came with the product. */
export const lastOfProduct = (document: Document): number => Math.max(...firstTexts[document].map((one) => one.version))

/** Every version of every text, or of one, the newest first. */
export const listVersions = async (db: Db, only?: Document): Promise<Version[]> => {
  const published = await listPublished(db, only)
  const own = (only ? [only] : documentNames).flatMap((document) =>
    firstTexts[document]
      .map(({ version, title, change }) => ({ document, version, title, change, publishedAt: null }))
      .toReversed(),
  )
  return [...published, ...own]
}

/** The version of each text that counts now. */
export const listCurrent = async (db: Db): Promise<Version[]> => {
  const versions = await listVersions(db)
  return documentNames.map((document) => versions.find((one) => one.document === document) as Version)
}

/** The words of a version. */
export const findWords = async (db: Db, document: Document, version: number): Promise<string | undefined> =>
  firstTexts[document].find((one) => one.version === version)?.text ??
  (await findPublished(db, document, version))?.text

interface Written {
  document: Document
  /** The version that it follows. */
  after: number
  title: string
  change: string
  text: string
  publishedBy: number
}

/** Publishes a version after the one that its author read: its number, or why not. */
export const publishText = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { after, ...written }: Written,
): Promise<number | 'changed' | 'same'> => {
  const [current] = await listVersions(db, written.document)
  if (current?.version !== after) return 'changed'
  if ((await findWords(db, written.document, after)) === written.text && current.title === written.title) return 'same'
  const added = await insertText(db, { ...written, version: after + 1, publishedAt: now })
  return added?.version ?? 'changed'
}
