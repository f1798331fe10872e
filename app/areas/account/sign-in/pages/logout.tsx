import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { ask } from '#kit/wire/browser/caller.ts'
import { session } from '#kit/wire/browser/session.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { logout } from '../contract.ts'

/** Ends the session on the server, forgets the key here, and goes to `callback`. */
export default function LogoutPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const to = query.get('callback') ?? '/'
  useEffect(() => {
    const leave = () => {
      session.drop()
      navigate(wayBack(new URLSearchParams({ redirect_url: to })), { replace: true })
    }
    if (session.read() === null) leave()
    // Without a connection the key is forgotten here all the same, and dies of old age there.
    else ask(logout, {}).then(leave, leave)
  }, [navigate, to])
  return (
    <Frame bar={{}}>
      <ResultPage
        state="waiting"
        title="正在退出登录"
        text="退出后，您的预约和就诊人资料不会丢失，下次登录还能看到。"
      />
    </Frame>
  )
}
