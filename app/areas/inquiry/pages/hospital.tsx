import { type FormEvent, useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inquiryHospitalOpen, inquiryHospitalQuote } from '../contract.ts'
import { QuoteColumn } from '../parts/quote-column.tsx'
import { QuoteFields, readQuote } from '../parts/quote-form.tsx'
import { useHashCode } from '../parts/use-hash-code.ts'
import { MOST } from '../rules.ts'

export { handle } from 'virtual:rows/inquiry-hospital'

/** Where a hospital abroad looks at a case by its code, and gives its quote. */
export default function InquiryHospitalPage() {
  const opening = useAct(inquiryHospitalOpen, { hideToast: true })
  const [code, setCode] = useHashCode()
  const [shown, setShown] = useState<Shown & { who: string }>()
  const look = async (who: string) => {
    const found = await opening.run({ code, who })
    if (found) setShown({ ...found, who })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await look(String(new FormData(event.currentTarget).get('who') ?? ''))
  }
  if (shown) return <Opened code={code} shown={shown} onQuoted={() => look(shown.who)} />
  return (
    <Frame bar={{}}>
      <form onSubmit={submit} className="flex grow flex-col">
        <div className="grow space-y-16 p-16">
          <Notice>
            <span lang="en">For partner hospitals: enter the access code to see the papers and to quote.</span>
          </Notice>
          <Card className="space-y-12">
            <Field
              label="访问码 Access code"
              name="code"
              required
              maxLength={30}
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="ABCD-2345-EFGH"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
            <Field
              label="您是谁 Your name"
              name="who"
              required
              maxLength={MOST.who}
              autoComplete="off"
              hint="患者会看到您的名字和时间 The patient sees your name and when"
            />
          </Card>
        </div>
        <BottomAction
          error={opening.error?.words}
          note={
            <>
              看完关掉这一页就什么都不留下
              <span lang="en" className="block">
                Nothing stays on this device once the page is closed.
              </span>
            </>
          }
        >
          <Button type="submit" busy={opening.busy}>
            打开 Open
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}

type Shown = CallOutput<typeof inquiryHospitalOpen>

function Opened({ code, shown, onQuoted }: { code: string; shown: Shown & { who: string }; onQuoted: () => void }) {
  const quoting = useAct(inquiryHospitalQuote, { hideToast: true })
  const [round, setRound] = useState(0)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const made = await quoting.run({ code, who: shown.who, ...readQuote(new FormData(event.currentTarget)) })
    if (!made) return
    toast(`报价第 ${made.version} 版已交给患者`)
    setRound(round + 1)
    onQuoted()
  }
  return (
    <Frame bar={{ title: shown.unit_name }}>
      <form key={round} onSubmit={send} className="flex grow flex-col">
        <div className="grow space-y-16 p-16">
          <Notice>可以看到 {shown.end_time.slice(0, 16)}。请只用来评估和报价，不要转给别人。</Notice>
          <Card title={shown.project_name}>
            <Facts
              facts={[
                { name: '患者', value: shown.patient_name },
                { name: '病情和问题', value: <span className="wrap-anywhere">{shown.content}</span> },
              ]}
            />
          </Card>
          <Card title="资料">
            {shown.papers.length === 0 && <p className="text-14 text-ink-3">还没有资料。</p>}
            <ul className="divide-y divide-line">
              {shown.papers.map(({ paper_id, name, kind_desc, language_desc, original_id, url }) => (
                <li key={paper_id}>
                  <a href={url} className="flex min-h-target flex-col justify-center py-6">
                    <span className="text-14 wrap-anywhere text-accent-ink">{name}</span>
                    <span className="text-12 text-ink-3">
                      {kind_desc} · {language_desc}
                      {original_id > 0 && ' · 译文，两人核对过'}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </Card>
          {shown.quotes.map((quote) => (
            <section key={quote.quote_id} className="space-y-8">
              <h2 className="text-16 font-semibold">已报价：第 {quote.version} 版</h2>
              <QuoteColumn quote={quote} />
            </section>
          ))}
          <Card title={shown.quotes.length > 0 ? '更新报价' : '报价'} className="space-y-12">
            <QuoteFields currency="USD" />
          </Card>
        </div>
        <BottomAction error={quoting.error?.words} note="每次提交是一个新版本，以前的版本患者也看得到">
          <Button type="submit" busy={quoting.busy}>
            提交报价 Submit
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}
