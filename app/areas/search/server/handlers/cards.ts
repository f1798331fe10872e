import { markedAmong } from '#app/areas/account/marks/server/public.ts'
import { asArticleCards, listPublished } from '#app/areas/content/articles/server/public.ts'
import { listSubjectCards } from '#app/areas/content/subjects/server/public.ts'
import { asDepartmentCard, listDepartmentCards } from '#app/areas/guahao/departments/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { asUnitCard, listHospitalCards } from '#app/areas/guahao/hospitals/server/public.ts'
import { asIllness, findIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { asGoodsCard, listGoodsCards } from '#app/areas/mall/goods/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import type { Position } from '#kit/geo/distance.ts'
import type { HandlerResult } from '#kit/wire/call.ts'
import type { searchSingle } from '../../contract.ts'
import type { Kind } from '../../rules.ts'
import type { Hit } from '../queries/find.ts'

/** A card with the kind that it is. */
export type Card = HandlerResult<typeof searchSingle>['list'][number]
type Looking = Pick<RequestContext, 'db' | 'now' | 'patient'>

/** Hits as the rooms that own them show them, in the same order; what has gone since it was indexed is left out. */
export const cardsOf = async (
  { db, now, patient }: Looking,
  hits: readonly Hit[],
  from: Position | null,
): Promise<Card[]> => {
  const idsOf = (kind: Kind) => hits.filter((hit) => hit.kind === kind).map((hit) => hit.targetId)
  const consultation = async <T>(kind: Kind, list: (ids: number[]) => Promise<T[]>) => {
    const ids = idsOf(kind)
    return ids.length > 0 ? list(ids) : []
  }
  const [doctors, focused, units, departments, illnesses, goods, articles, subjects] = await Promise.all([
    consultation('doctor', (ids) => listDoctorCards(db, ids)),
    markedAmong(db, patient, 'doctor', idsOf('doctor')),
    consultation('unit', (ids) => listHospitalCards(db, ids)),
    consultation('department', (ids) => listDepartmentCards(db, ids)),
    consultation('illness', (ids) => findIllnesses(db, ids)),
    consultation('goods', (ids) => listGoodsCards(db, ids)),
    consultation('article', async (ids) => asArticleCards({ db, now }, await listPublished(db, ids))),
    consultation('subject', (ids) => listSubjectCards({ db, now }, ids)),
  ])
  const cards = new Map<string, Card>()
  const keep = <Row extends { id: number }>(kind: Kind, rows: readonly Row[], present: (row: Row) => Card) => {
    for (const row of rows) cards.set(`${kind} ${row.id}`, present(row))
  }
  keep('doctor', doctors, (row) => ({ type: 'doctor', ...asDoctorCard(row, { now, focused, from }) }))
  keep('unit', units, (row) => ({ type: 'unit', ...asUnitCard(row, from) }))
  keep('department', departments, (row) => ({
    type: 'department',
    ...asDepartmentCard(row),
    unit_name: row.hospitalName,
  }))
  keep('illness', illnesses, (row) => ({ type: 'illness', ...asIllness(row) }))
  keep('goods', goods, (row) => ({ type: 'goods', ...asGoodsCard(row) }))
  for (const card of articles) cards.set(`article ${card.article_id}`, { type: 'article', ...card })
  for (const card of subjects) cards.set(`subject ${card.subjectId}`, { type: 'subject', ...card })
  return hits.flatMap((hit) => cards.get(`${hit.kind} ${hit.targetId}`) ?? plainCard(hit) ?? [])
}

/** The kind that no room shows yet: the index itself knows what it is called. */
const plainCard = ({ kind, targetId, title }: Hit): Card | undefined =>
  kind === 'video' ? { type: 'video', file_id: targetId, title } : undefined
