import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract/combos.ts'
import { asCombo } from '../present.ts'
import { isVipNow } from '../queries/current-membership.ts'
import * as queries from '../queries.ts'

export const comboHandlers: Handlers<typeof contract> = {
  async comboSelect(_, { db }) {
    const combos = await queries.listOnSale(db)
    const chosen = combos.find(({ combo }) => combo.isFirst) ?? combos[0]
    return { list: combos.map(asCombo), selected_id: chosen?.combo.id ?? 0 }
  },

  async sceneComboList({ scene }, { db }) {
    return { list: (await queries.listOnSale(db, scene)).map(asCombo) }
  },

  async mbComboWords(_, { db }) {
    const said = (await queries.listOnSale(db)).filter(({ combo }) => combo.words !== '')
    return { list: said.map(({ combo: { id, title, words } }) => ({ combo_id: id, title, words })) }
  },

  async orderCombo({ unit_id: hospitalId, dep_id: depId, doc_id }, { db, patient, now, refuse }) {
    const asked =
      doc_id === undefined
        ? await findDepartment(db, depId, hospitalId)
        : await findDoctor(db, doc_id, { hospitalId, depId })
    if (!asked) return refuse('not-found')
    const isThereFor = ({ granted }: queries.Combo) =>
      granted.some(
        ({ benefit: { catalogueIds } }) => catalogueIds.length === 0 || catalogueIds.includes(asked.catalogueId),
      )
    const combos = (await queries.listOnSale(db, 'guahao')).filter(isThereFor)
    return { list: combos.map(asCombo), is_vip: await isVipNow(db, patient, now) }
  },

  async departIndex(_, { db }) {
    const granted = (await queries.listOnSale(db)).flatMap((one) => one.granted.map(({ benefit }) => benefit))
    const benefits = [...new Map(granted.map((benefit) => [benefit.id, benefit])).values()]
    const ids = [...new Set(benefits.flatMap(({ catalogueIds }) => catalogueIds))]
    const departments = await queries.listDepartments(db, ids)
    return {
      list: departments.map(({ id, name, classId, className }) => ({
        dep_id: id,
        dep_name: name,
        class_id: classId,
        class_name: className,
        benefits: benefits
          .filter(({ catalogueIds }) => catalogueIds.includes(id))
          .map((benefit) => ({ benefit_id: benefit.id, title: benefit.title })),
      })),
    }
  },
}
