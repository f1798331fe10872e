import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { WireError } from '#kit/wire/errors.ts'
import { AgreedPromises } from './agreed-promises.tsx'
import { CallTimes, freeOf } from './call-times.tsx'
import type { useCallTimes } from './use-call-times.ts'

/** As soon as the doctor can, or at a time of theirs. */
export type When = 'soon' | 'agreed'

interface WhenToCallProps {
  kind: ConsultationKind
  offered: ReturnType<typeof useCallTimes>
  when: When
  callAt: string | undefined
  onChange: (part: { when?: When; callAt?: string }) => void
}

/** When one wants to be called. Where the doctor offers no times there is nothing to choose. */
export function WhenToCall({ kind, offered: { times, retry }, when, callAt, onChange }: WhenToCallProps) {
  if (kind === 'text') return null
  if (times instanceof WireError)
    return (
      <Notice
        action={
          <Button kind="text" size="small" onClick={retry}>
            再试一次
          </Button>
        }
      >
        约定时间暂时打不开，可以先选尽快通话。
      </Notice>
    )
  if (!times || times.every(({ is_free }) => is_free === 0)) return null
  const agreedAt = freeOf(times, callAt)
  return (
    <Card title="什么时候通话">
      <div className="space-y-12">
        <Segment
          label="什么时候通话"
          name="when"
          value={when}
          onChange={(said) => onChange({ when: said as When })}
          options={[
            { value: 'soon', text: '尽快' },
            { value: 'agreed', text: '约个时间' },
          ]}
        />
        {when === 'agreed' && (
          <>
            <CallTimes times={times} chosen={agreedAt && callAt} onChoose={(chosen) => onChange({ callAt: chosen })} />
            {agreedAt && <AgreedPromises agreedAt={agreedAt} kind={kind} />}
          </>
        )}
      </div>
    </Card>
  )
}
