import { useState } from 'react'
import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { placesOf } from '#app/desk-shell/desk-menu.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { FoundGroup } from '../parts/found-group.tsx'
import { useFound } from '../parts/use-found.ts'

export { handle } from 'virtual:rows/desk-search'

/** Nothing is loaded: what one looks for stands in no address. */
export const clientLoader = behindStaffGate(async () => null)

export default function SearchPage() {
  const me = useMe()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const pages = placesOf(me)
    .filter(({ text }) => words !== '' && text.includes(words))
    .map(({ text, to }) => ({ title: text, note: '', to }))
  const { groups, isLoading, failed, retry } = useFound(words, me)
  const shown = [{ title: '页面', items: pages }, ...groups].filter(({ items }) => items.length > 0)
  const maySeek = me?.permissions.includes('counter.serve') === true
  return (
    <DeskFrame
      note={
        <>
          <span className="hidden wide:inline">在任何页面按 / 键就到这里。</span>只找得到您的角色能看的。
        </>
      }
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: who comes here comes to type
        autoFocus
        type="search"
        aria-label="搜页面、订单、商品、医生、医院、员工"
        placeholder="搜页面、订单、商品、医生、医院、员工"
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-target w-full rounded-8 border border-line bg-card px-12 text-16 focus:border-accent-ink focus:outline-none"
      />
      <div aria-live="polite" aria-busy={isLoading} className="space-y-16">
        {shown.map((group) => (
          <FoundGroup key={group.title} {...group} />
        ))}
        {failed && <Trouble text={failed} onRetry={retry} />}
        {words !== '' && !isLoading && !failed && shown.length === 0 && (
          <Empty drawing="search" title="没有找到" text="换几个字试试，订单编号和手机号要写全。" />
        )}
      </div>
      {maySeek && words !== '' && (
        <ButtonLink kind="secondary" to="/desk/counter" state={{ words }}>
          到人工窗口找患者“{words}”（会记入操作记录）
        </ButtonLink>
      )}
    </DeskFrame>
  )
}
