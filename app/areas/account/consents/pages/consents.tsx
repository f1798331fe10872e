import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { textAddress } from '../cards/text-address.ts'
import { myConsents, sayConsent } from '../contract.ts'
import { WithdrawDialog } from '../parts/withdraw-dialog.tsx'
import type { Route } from './+types/consents'

export { handle } from 'virtual:rows/consents'

export const clientLoader = behindGate(({ callApi }) => callApi(myConsents, {}))

type Mine = CallOutput<typeof myConsents>

/** What the patient has agreed to: each text as it stands, the way to take it back, and every word of theirs. */
export default function ConsentsPage({ loaderData: { list, history } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        {list.map((one) => (
          <Consent key={one.document} consent={one} />
        ))}
        <Card>
          <Disclosure title="全部记录">
            <ol className="space-y-8">
              {history.map((word) => (
                <li key={word.id} className="flex justify-between gap-12">
                  <span>
                    {word.is_given === 1 ? '同意' : '撤回'}
                    {word.title}
                    {word.version !== null && `（第 ${word.version} 版）`}
                  </span>
                  <span className="shrink-0 text-ink-3 tabular-nums">{word.said_time.slice(0, 16)}</span>
                </li>
              ))}
              {history.length === 0 && <li>还没有记录。您同意或撤回一次，这里就记一行，只增不改。</li>}
            </ol>
          </Disclosure>
        </Card>
      </div>
    </Frame>
  )
}

function Consent({ consent }: { consent: Mine['list'][number] }) {
  const { document, title, version, is_agreed, agreed_version, said_time, is_withdrawable, what_stops } = consent
  const { revalidate } = useRevalidator()
  const agree = useAct(sayConsent)
  const [isAsking, setAsking] = useState(false)
  const give = async () => {
    if (!(await agree.run({ document, version, is_given: 1 }))) return revalidate()
    toast(`已同意${title}`)
    revalidate()
  }
  return (
    <Card className="space-y-8">
      <div className="flex items-center justify-between gap-12">
        <h2 className="text-16 font-semibold">{title}</h2>
        {is_agreed === 1 ? <Tag tone="success">已同意</Tag> : <Tag tone="warning">未同意</Tag>}
      </div>
      <p className="text-14 text-ink-2">{stateWords({ is_agreed, agreed_version, said_time, version })}</p>
      <Link to={textAddress(document)} className="flex min-h-target items-center text-14 text-accent-ink">
        阅读全文（第 {version} 版）
      </Link>
      {is_agreed === 0 && (
        <>
          {agree.error && (
            <p role="alert" className="text-14 text-danger">
              {agree.error.words}
            </p>
          )}
          <Button wide busy={agree.busy} onClick={give}>
            同意第 {version} 版
          </Button>
        </>
      )}
      {is_agreed === 1 && is_withdrawable === 1 && (
        <Button kind="secondary" wide onClick={() => setAsking(true)}>
          撤回同意
        </Button>
      )}
      {is_withdrawable === 0 && <p className="text-12 text-ink-3">{what_stops.join('；')}</p>}
      {isAsking && (
        <WithdrawDialog
          consent={consent}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            revalidate()
          }}
        />
      )}
    </Card>
  )
}

type Standing = Pick<Mine['list'][number], 'is_agreed' | 'agreed_version' | 'said_time' | 'version'>

const stateWords = ({ is_agreed, agreed_version, said_time, version }: Standing): string => {
  const day = said_time?.slice(0, 10)
  if (is_agreed === 1) return `${day} 同意第 ${agreed_version} 版`
  if (agreed_version !== null) return `您同意过第 ${agreed_version} 版，现在有了第 ${version} 版，请重新阅读`
  return day ? `${day} 已撤回` : '还没有同意过'
}
