import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepShown } from '#app/shell/around/home-modals-shown.ts'
import { sessionStore } from '#kit/store/session-store.ts'
import { asksConsent } from '#kit/wire/browser/consent.ts'
import { atSignIn, type Document, documentNames } from '../rules.ts'
import { ConsentSheet } from './consent-sheet.tsx'
import { useNeedShowProtocol } from './need-show-protocol.ts'

/** Where one reads what one is asked for, signs in or out, or is somebody else, nothing is asked. */
const quiet =
  /^\/(?:(?:account\/(?:agreement|consents|logout|bind|cancel)|user\/login)(?:\.html)?\/?$|(?:desk|workbench|sandbox)(?:\/|$))/i

interface Open {
  lacking: readonly Document[]
  answer: (agreed: boolean) => void
}

const lackingIn = (data: unknown): Document[] => {
  const named = (data as { lacking?: unknown[] } | undefined)?.lacking ?? []
  return documentNames.filter((document) => named.includes(document))
}

/**
 * Stands around every page and asks for consents: for what a call was refused, which then is asked again with all that was typed;
 * and for the agreements, where they are new to who is signed in [X201] [X202].
 */
export function ConsentAsking() {
  const [open, setOpen] = useState<Open>()
  useEffect(
    () =>
      asksConsent(
        (data) =>
          new Promise((answer) => {
            const lacking = lackingIn(data)
            if (lacking.length === 0) answer(false)
            else setOpen({ lacking, answer })
          }),
      ),
    [],
  )
  const { pathname } = useLocation()
  if (open === undefined) return quiet.test(pathname) ? null : <AgreementsAsking />
  return (
    <ConsentSheet
      lacking={open.lacking}
      title="先征得您的同意"
      decline="暂不同意"
      onAnswer={(agreed) => {
        setOpen(undefined)
        open.answer(agreed)
      }}
    >
      这一步要用到健康信息，属于敏感个人信息。您填好的内容都还在，同意后自动继续；不同意就回到刚才的页面。
    </ConsentSheet>
  )
}

function AgreementsAsking() {
  const navigate = useNavigate()
  const { needShowProtocol } = useNeedShowProtocol()
  const [isAnswered, setAnswered] = useState(false)
  if (needShowProtocol !== 1 || isAnswered) return null
  const answer = (agreed: boolean) => {
    setAnswered(true)
    keepShown(sessionStore(), 'protocol')
    if (!agreed) navigate('/account/logout?callback=/')
  }
  return (
    <ConsentSheet lacking={atSignIn} title="用户协议与隐私政策" decline="不同意" onAnswer={answer}>
      协议和政策有新的版本，请看完再决定。不同意会退出登录，您仍然可以查医院、医生和门诊时间。
    </ConsentSheet>
  )
}
