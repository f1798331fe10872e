import { useLocation } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import { detailAddress, progressAddress } from './step-address.ts'

/** An application belongs to an account: who has none here signs in, and comes back. */
export function SignInFirst() {
  const { pathname, search } = useLocation()
  return (
    <Empty
      drawing="message"
      title="登录后填写申请"
      text="填的内容存在您的账号里，随时可以接着填，也只有您自己看得到。"
      action={<ButtonLink to={signInAddress(pathname + search)}>用手机号登录</ButtonLink>}
    />
  )
}

/** An application that waits or was passed is read, not written. */
export const ClosedApplication = ({ words }: { words: string }) => (
  <Empty
    title={`申请${words}`}
    text="现在不能修改。可以看看提交的内容和审核进度。"
    action={
      <span className="grid gap-8">
        <ButtonLink to={progressAddress()}>看审核进度</ButtonLink>
        <ButtonLink kind="text" to={detailAddress()}>
          看提交的内容
        </ButtonLink>
      </span>
    }
  />
)
