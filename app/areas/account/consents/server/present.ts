import { documents, type Purpose, paragraphsOf } from '../rules.ts'
import type { Version } from './commands/texts.ts'
import type { accountConsents } from './tables.ts'

const purposeWords: Readonly<Record<Purpose, string>> = { ...documents, recommend: '个性化推荐' }

/** A version as a list shows it. */
export const asVersion = ({ version, title, change, publishedAt }: Version) => ({
  version,
  title,
  change,
  publish_time: publishedAt,
})

/** A version with its words and its neighbours. */
export const asText = (shown: Version, words: string, versions: readonly Version[]) => ({
  document: shown.document,
  ...asVersion(shown),
  is_current: shown.version === versions[0]?.version,
  paragraphs: paragraphsOf(words).map((one) => ({ is_heading: one.isHeading, words: one.words })),
  versions: versions.map(asVersion),
})

/** One word of a patient. */
export const asHistory = ({ id, purpose, version, isGiven, saidAt }: typeof accountConsents.$inferSelect) => ({
  id,
  purpose,
  title: purposeWords[purpose],
  version,
  is_given: isGiven,
  said_time: saidAt,
})
