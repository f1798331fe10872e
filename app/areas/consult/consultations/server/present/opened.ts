import { readTalks, type WordedMessage } from '#app/areas/consult/talk/server/public.ts'
import { topics } from '#app/areas/content/articles/rules.ts'
import { asDoctorCard } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { withoutTraces } from '../../rules.ts'
import { contentOf } from '../present.ts'
import type { NamedConsultation } from '../queries.ts'
import { cardsFor } from './doctor-cards.ts'

type Looking = Pick<Context, 'db' | 'config' | 'now'>

const MOST_SAID = 50

/** Consultations as strangers may read them: sex and age in place of the name, and no trace in what was written. */
export const asOpenConsultations = async (ctx: Looking, asks: readonly NamedConsultation[]) => {
  const cards = await cardsFor(ctx.db, asks)
  const said = await readTalks(
    ctx,
    asks.map(({ id }) => id),
    MOST_SAID,
  )
  return asks.flatMap((consultation) => {
    const doctor = cards.get(consultation.doctorId as number)
    if (!doctor) return []
    const { doctor_id, doctor_name, title_name, dep_name, unit_name, image } = asDoctorCard(doctor, ctx)
    const shown = {
      ask_id: consultation.id,
      doctor_id,
      doctor_name,
      title_name,
      dep_name,
      unit_name,
      image,
      ill_name: consultation.illness ?? '',
      cat_id: consultation.shownTopic ?? 0,
      cat_name: topics[consultation.shownTopic ?? 0] ?? '',
      stars: consultation.stars ?? 0,
      add_time: consultation.madeAt,
      read_num: consultation.readCount,
      is_demo: consultation.isDemo,
    }
    return [{ ...shown, ...saidWithoutTraces(ctx, consultation, said.get(consultation.id) ?? []) }]
  })
}

const saidWithoutTraces = (ctx: Looking, consultation: NamedConsultation, said: readonly WordedMessage[]) => {
  const { member, nickname } = consultation
  const clean = (content: string) => withoutTraces(content, [member?.truename ?? '', nickname ?? ''])
  // What was said after an editor had read it nobody has looked at.
  const through = consultation.shownThrough ?? Number.POSITIVE_INFINITY
  const messages = said.flatMap(({ id, sender, content }) =>
    sender === 'system' || id > through ? [] : [{ id, sender, content: clean(content) }],
  )
  return {
    asker: member ? spokenAsker(member, consultation.madeAt) : '',
    content: clean(contentOf(consultation, ctx)),
    answer: messages.find(({ sender }) => sender === 'doctor')?.content ?? '',
    messages,
  }
}

/** The same as it is shown. */
export type Opened = Awaited<ReturnType<typeof asOpenConsultations>>[number]

/** Who asked, as strangers may know them: 女 · 35 岁. */
const spokenAsker = ({ sex, birthday }: NonNullable<NamedConsultation['member']>, at: Date) =>
  `${sex === 'female' ? '女' : '男'} · ${ageOn(birthday, dayOf(at))} 岁`
