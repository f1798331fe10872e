import { type FormEvent, useEffect, useState } from 'react'
import { PaperView } from '#app/areas/records/papers/cards/paper-view.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { openShare } from '../contract.ts'
import { isCode, plainCode, spokenCode } from '../rules.ts'

export { handle } from 'virtual:rows/records-open'

/** Where somebody looks at a record by a code. The code is sent in a body, and nothing of the record stays when the page goes. */
export default function OpenSharePage() {
  const spoken = useSpoken()
  const opening = useAct(openShare)
  const [code, setCode] = useState('')
  const [shown, setShown] = useState<CallOutput<typeof openShare>>()
  // A scanned code stands behind the #, which is sent to nobody; it is taken out of the address and of what the browser remembers.
  useEffect(() => {
    const fillIn = () => {
      const given = plainCode(location.hash)
      if (!isCode(given)) return
      setCode(spokenCode(given))
      setShown(undefined)
      history.replaceState(history.state, '', location.pathname)
    }
    fillIn()
    // Another code may be scanned while one is shown.
    addEventListener('hashchange', fillIn)
    return () => removeEventListener('hashchange', fillIn)
  }, [])
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const who = String(new FormData(event.currentTarget).get('who') ?? '')
    const found = await opening.run({ code, who })
    if (found) setShown(found)
  }
  if (shown)
    return (
      <Frame bar={{}}>
        <div className="space-y-12 p-16 print:p-0">
          <div className="print:hidden">
            <Notice>可以看到 {spoken(shown.end_time)}，对方也可能提前收回。请只用来看病，不要转给别人。</Notice>
          </div>
          <PaperView paper={shown.paper} />
          <div className="print:hidden">
            <Button kind="secondary" wide onClick={() => window.print()}>
              打印
            </Button>
          </div>
        </div>
      </Frame>
    )
  return (
    <Frame bar={{}}>
      <form onSubmit={open} className="flex grow flex-col">
        <div className="grow space-y-12 p-16">
          <Card className="space-y-12">
            <Field
              label="分享码"
              name="code"
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="ABCD-2345"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
            <Field
              label="您是谁"
              name="who"
              required
              maxLength={30}
              autoComplete="off"
              hint="如：市一院心内科王医生。对方会看到这句话和时间"
            />
          </Card>
        </div>
        <BottomAction error={opening.error?.words} note="不用登录，看完关掉这一页就什么都不留下">
          <Button type="submit" busy={opening.busy}>
            打开
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}
