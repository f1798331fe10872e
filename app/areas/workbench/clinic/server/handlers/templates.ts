import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type * as contract from '../../contract.ts'
import { MOST_TEMPLATES } from '../../rules.ts'
import { asTemplate } from '../present.ts'
import * as queries from '../queries.ts'

type TemplateCalls = Pick<typeof contract, 'benchTemplates' | 'benchTemplateSave' | 'benchTemplateRemove'>

export const templateHandlers: Handlers<TemplateCalls> = {
  async benchTemplates(_, { db, doctor: { doctorId } }) {
    const posts = await queries.listOwnPosts(db, doctorId)
    const found = await queries.listTemplates(
      db,
      doctorId,
      posts.map(({ depId }) => depId),
    )
    return {
      list: found.map((row) => asTemplate(row, doctorId)),
      departments: posts.map(({ depId, depName }) => ({ dep_id: depId, dep_name: depName })),
    }
  },

  async benchTemplateSave(input, ctx) {
    const { diagnoses, findings, advice, dep_id: depId } = input
    if (diagnoses.length === 0 && !findings && !advice) return ctx.refuse('empty')
    const posts = depId ? await queries.listOwnPosts(ctx.db, ctx.doctor.doctorId) : []
    if (depId && !posts.some((post) => post.depId === depId)) return ctx.refuse('no-department')
    const saved = await actAsDoctor(
      ctx,
      (inside) => save(inside, input),
      (id) => ({ act: 'note-template.save', kind: 'note-template', id }),
    )
    return typeof saved === 'string' ? ctx.refuse(saved) : { template_id: saved }
  },

  async benchTemplateRemove({ template_id: id }, ctx) {
    const done = await actAsDoctor(
      ctx,
      ({ db, doctor }) => queries.deleteTemplate(db, doctor.doctorId, id),
      () => ({ act: 'note-template.remove', kind: 'note-template', id }),
    )
    return done ? { template_id: id } : ctx.refuse('no-template')
  },
}

/** Keeps a template, or changes the one that is named; its number, or why not. */
const save = async (
  { db, now, doctor: { doctorId } }: DoctorContext,
  input: ParsedInput<typeof contract.benchTemplateSave>,
): Promise<number | 'no-template' | 'too-many'> => {
  const { template_id: id, name, diagnoses, findings = '', advice = '', dep_id: depId = null } = input
  const row = { doctorId, depId, name, diagnoses: [...new Set(diagnoses)], findings, advice, changedAt: now }
  if (id !== undefined) return (await queries.updateTemplate(db, id, row)) ?? 'no-template'
  if ((await queries.countOwnLocked(db, doctorId)) >= MOST_TEMPLATES) return 'too-many'
  return queries.insertTemplate(db, row)
}
