import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { selectAddress } from '#app/areas/consult/doctors/cards/consult-address.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import type { Visit } from './chat-head.tsx'

/** In the place of the input, where one cannot write: why, and what next. */
export function ClosedFoot({ visit: { ask: consultation, doctor } }: { visit: Visit }) {
  const isWaiting = consultation.state === 'unpaid' || consultation.state === 'waiting'
  const isOpen = consultation.may_close === 1
  return (
    <div className="bottom-action sticky bottom-0 z-20 space-y-8 border-t border-line bg-card px-16 pt-8 pb-safe text-center">
      <p className="text-14 text-ink-2">
        {isWaiting
          ? '医生接诊后就可以发消息了'
          : isOpen
            ? '您的回复次数已经用完，医生还可以继续回复您'
            : '这次问诊已经结束'}
      </p>
      <div className="flex gap-12 *:grow">
        {!isWaiting && !isOpen && (
          <ButtonLink kind="secondary" to={consultationAddress(consultation.ask_id)}>
            下一步
          </ButtonLink>
        )}
        {!isOpen && doctor && <ButtonLink to={selectAddress(doctor)}>再次提问</ButtonLink>}
      </div>
    </div>
  )
}
