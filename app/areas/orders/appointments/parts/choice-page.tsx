import type { ReactNode } from 'react'
import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import { MemberChoice } from '#app/areas/account/members/cards/member-choice.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import type { TimeChoice } from './load-choice.ts'
import type { Choosing } from './use-choice.ts'

interface ChoicePageProps {
  title?: string | undefined
  choosing: Choosing
  /** What the button does. */
  action: string
  note?: ReactNode
  children: ReactNode
}

/** A page on which a time is chosen: what it says, and one button that books it. */
export function ChoicePage({ title, choosing, action, note, children }: ChoicePageProps) {
  const { member, time, when, submit, busy, error, otherForm } = choosing
  return (
    <Frame bar={{ title }}>
      <div className="grow">
        {children}
        <p className="pb-16 text-center">
          <Link
            to={otherForm.to}
            replace
            className="inline-flex min-h-target items-center px-12 text-14 text-accent-ink"
          >
            {otherForm.text}
          </Link>
        </p>
      </div>
      <BottomAction error={error?.words} note={note ?? (when || '请选择时间')}>
        {member ? (
          <Button busy={busy} disabled={!time} onClick={submit}>
            {action}
          </Button>
        ) : (
          <ButtonLink to={addMemberAddress()}>添加就诊人</ButtonLink>
        )}
      </BottomAction>
    </Frame>
  )
}

interface WhoProps {
  legend: string
  members: TimeChoice['members']
  choosing: Choosing
}

/** For whom it is. */
export const Who = ({ legend, members, choosing }: WhoProps) => (
  <MemberChoice legend={legend} members={members} chosen={choosing.member} onChoose={choosing.chooseMember} />
)
