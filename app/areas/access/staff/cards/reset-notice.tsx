import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { deskResetRefuse } from '../contract.ts'
import { useMe } from './me.ts'

/** Tells whose account it is that an admin asks for a new password for it, on every page of the desk, until it is used or refused. */
export function ResetNotice() {
  const reset = useMe()?.reset
  const { revalidate } = useRevalidator()
  if (!reset) return null
  return (
    <Notice
      tone="warning"
      action={
        <ActButton
          call={deskResetRefuse}
          input={{}}
          kind="text"
          said={() => '已拒绝，您的密码没有变'}
          onDone={() => revalidate()}
        >
          不是我要的，拒绝
        </ActButton>
      }
    >
      {reset.asked_by} 在 {reset.ask_time.slice(0, 16)}{' '}
      为您申请了重置密码。没有您手里的第二个码，或另一位管理员同意，它不会生效。
    </Notice>
  )
}
