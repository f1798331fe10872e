import { type FormEvent, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { suggestionList, suggestionSend } from '../contract.ts'
import { SUGGESTION_LETTERS, type SuggestionKind, suggestionKinds } from '../rules.ts'
import type { Route } from './+types/suggestions'

export { handle } from 'virtual:rows/suggestions'

const SIZE = 10

export const clientLoader = behindGate(async ({ callApi }) => (await callApi(suggestionList, { page_size: SIZE })).list)

/** What one wants to tell of the product itself, and what was answered to it. */
export default function SuggestionsPage({ loaderData: first }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <Frame bar={{}}>
      <SuggestionForm onSent={revalidate}>
        {first.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">我写过的</h2>
            <Told key={first[0]?.id} first={first} />
          </section>
        )}
      </SuggestionForm>
    </Frame>
  )
}

function SuggestionForm({ onSent, children }: { onSent: () => void; children: ReactNode }) {
  const [content, setContent] = useState('')
  const sending = useAct(suggestionSend, { hideToast: true })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const kind = new FormData(event.currentTarget).get('kind') as SuggestionKind
    if (!(await sending.run({ kind, content }))) return
    setContent('')
    toast('收到了，谢谢您')
    onSent()
  }
  return (
    <form onSubmit={send} className="flex grow flex-col">
      <div className="grow space-y-16 p-16">
        <Card className="space-y-12">
          <fieldset>
            <legend className="pb-8 text-14 font-medium">是哪一类</legend>
            <div className="flex flex-wrap gap-8">
              {Object.entries(suggestionKinds).map(([kind, words], at) => (
                <ChipChoice key={kind} type="radio" name="kind" value={kind} defaultChecked={at === 0}>
                  {words}
                </ChipChoice>
              ))}
            </div>
          </fieldset>
          <TextField
            label="想告诉我们的"
            name="content"
            maxLength={SUGGESTION_LETTERS}
            value={content}
            onChange={(event) => setContent(event.target.value)}
            placeholder="在哪个页面，做了什么，看到什么"
            hint="请不要写病情和证件号码。看病的问题请问医生，订单的事找在线客服更快"
          />
        </Card>
        {children}
      </div>
      <BottomAction error={sending.error?.words}>
        <Button type="submit" disabled={content.trim() === ''} busy={sending.busy}>
          提交
        </Button>
      </BottomAction>
    </form>
  )
}

function Told({ first }: { first: CallOutput<typeof suggestionList>['list'] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(suggestionList, { page, page_size: SIZE })).list,
    idOf: ({ id }) => id,
  })
  return (
    <ListPage pages={pages} empty={null}>
      {({ kind_desc, content, answer, add_time, answer_time }) => (
        <Card className="space-y-8">
          <div className="flex items-center justify-between gap-12">
            <span className="text-12 text-ink-3 tabular-nums">
              {kind_desc} · {add_time.slice(0, 16)}
            </span>
            {answer ? <Tag tone="success">已回复</Tag> : <Tag>等客服看</Tag>}
          </div>
          <p className="text-16 break-words whitespace-pre-line">{content}</p>
          {answer && (
            <p className="rounded-8 bg-well p-12 text-14 break-words whitespace-pre-line">
              {answer}
              <span className="block pt-4 text-12 text-ink-3 tabular-nums">{answer_time?.slice(0, 16)} 客服回复</span>
            </p>
          )}
        </Card>
      )}
    </ListPage>
  )
}
