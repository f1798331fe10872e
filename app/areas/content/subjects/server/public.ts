import type { Context } from '#app/context.ts'
import { findReadable } from './commands/now.ts'
import { asCard } from './present.ts'

export { listOffered as listOfferedSubjects } from './commands/now.ts'
export { listSearchable } from './queries/searchable.ts'

/** Those of these subjects that everybody may read now, as lists show them; what is a partner's own is not among them. */
export const listSubjectCards = async (asking: Pick<Context, 'db' | 'now'>, ids: readonly number[]) => {
  const rows = await Promise.all(ids.map((id) => findReadable(asking, id, 0)))
  return rows.flatMap((row) => (row ? [asCard(row.id, row.live, 0)] : []))
}
