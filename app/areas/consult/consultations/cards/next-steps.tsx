import { selectAddress } from '#app/areas/consult/doctors/cards/consult-address.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { askDetail } from '../contract.ts'
import { typedOf } from './typed-case.ts'
import { keepForNext } from './use-draft.ts'

type Whole = CallOutput<typeof askDetail>

const words: Partial<Record<Whole['state'], { title: string; text: string }>> = {
  refunded: { title: '接着问', text: '您写的病情和图片已经保留，选好医生就能提交，不用再写一遍。' },
  cancelled: { title: '还想问吗', text: '您写的病情已经保留，不用再写一遍。' },
  expired: { title: '还想问吗', text: '您写的病情已经保留，不用再写一遍。' },
  missed: { title: '还想问吗', text: '您写的病情已经保留，不用再写一遍，可以另约一个时间。' },
  ended: { title: '还不放心', text: '可以带着这次的病情再问一次，或者听听另一位医生怎么说。' },
  rated: { title: '还不放心', text: '可以带着这次的病情再问一次，或者听听另一位医生怎么说。' },
}

/** What people do after a consultation that is over: ask again, or ask somebody else, with what they wrote. */
export function NextSteps({ asked }: { asked: Whole }) {
  const said = words[asked.state]
  if (!said) return null
  const keep = () => keepForNext(draftOf(asked))
  const whom = asked.doctor ? { doctor_id: asked.doctor.doctor_id } : undefined
  return (
    <Card title={said.title}>
      <p className="text-14 text-ink-2">{said.text}</p>
      <div className="flex flex-wrap gap-12 pt-12 *:grow">
        {whom && (
          <ButtonLink kind="secondary" to={selectAddress(whom)} onClick={keep}>
            再问这位医生
          </ButtonLink>
        )}
        <ButtonLink kind={asked.state === 'refunded' ? 'primary' : 'secondary'} to={otherDoctors(asked)} onClick={keep}>
          换一位医生
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Doctors who can be asked in the same way. */
const otherDoctors = ({ type }: Whole): string => address('/ask/index', { service: type })

/** Pictures are lent for an hour: longer than what was written is kept. */
const sentBefore = (lent: string) => ({ url: lent.split('?')[0] as string, preview: lent })

const draftOf = ({ member_id, content, ill_id, is_revisit, case: asked, said, images }: Whole) => ({
  ...typedOf(said),
  memberId: member_id,
  content,
  illId: ill_id || undefined,
  isRevisit: is_revisit === 1,
  withGuardian: asked.with_guardian === 1,
  pictures: images.map(sentBefore),
})
