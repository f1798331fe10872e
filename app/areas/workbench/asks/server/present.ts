import { contentOf, deadlineOf, type NamedAsk } from '#app/areas/consult/asks/server/public.ts'
import { askStates } from '#app/areas/consult/asks/states.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type { Context } from '#server/here.ts'

/**
 * A consultation as its doctor sees it; `unread` is how much of each he has not seen. Whom a department is asked about stays
 * unnamed until somebody takes it.
 */
export const asBenchAsk = (
  ask: NamedAsk,
  unread: ReadonlyMap<string, number>,
  ctx: Pick<Context, 'config' | 'now'>,
) => {
  const { now } = ctx
  const deadline = deadlineOf(ask)
  return {
    ...{ ask_id: ask.id, type: ask.kind, type_name: kindWords[ask.kind], topic: ask.topic },
    ...{ state: ask.state, state_desc: askStates[ask.state].words },
    ...asPerson(ask.member, { isNamed: ask.doctorId !== null, now }),
    ill_name: ask.illness ?? '',
    ...{ content: contentOf(ask, ctx), image_num: ask.images.length },
    ...{ is_revisit: ask.isRevisit, with_guardian: ask.withGuardian, price: ask.priceFen },
    dep_name: ask.department ?? '',
    ...{ deadline: deadline.at, deadline_words: deadline.words },
    left_seconds: deadline.at === null ? 0 : Math.max(0, Math.floor((deadline.at.getTime() - now.getTime()) / 1_000)),
    waited_minutes: Math.floor((now.getTime() - (ask.pathAt.at(-1) as Date).getTime()) / 60_000),
    ...{ unread_num: unread.get(ask.id) ?? 0, stars: ask.stars ?? 0, reason: ask.reason, add_time: ask.madeAt },
  }
}

const asPerson = (member: NamedAsk['member'], { isNamed, now }: { isNamed: boolean; now: Date }) => {
  if (!member) return { truename: '', sex_name: '', age: null }
  const sex_name = member.sex === 'female' ? '女' : '男'
  return { truename: isNamed ? member.truename : '', sex_name, age: ageOn(member.birthday, dayOf(now)) }
}
