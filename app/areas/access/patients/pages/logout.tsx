import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetVisited } from '#app/areas/favourites/cards/visited.ts'
import { Frame } from '#app/shell/frame.tsx'
import { forgetUser, hasUser } from '#app/shell/user/current-user.ts'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { session } from '#kit/wire/browser/session.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { logout } from '../contract.ts'

export { handle } from 'virtual:rows/R137'

/** Ends the session on the server, forgets here who it was, and goes to `callback`; a key that died comes here too [X151]. */
export default function LogoutPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => {
      session.drop()
      forgetUser()
      forgetVisited()
      navigate(wayBack(query, 'callback'), { replace: true })
    }
    if (session.read() === null) {
      if (hasUser()) toast('登录已失效，需要时请重新登录', { ms: 3_000 })
      return leave()
    }
    // Without a connection the key is forgotten here all the same, and dies of old age there.
    callApi(logout, {}).then(leave, leave)
  }, [navigate, query])
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
