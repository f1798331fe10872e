import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate, readId } from '#kit/wire/load.ts'
import { ownAddress } from '../cards/own-address.ts'
import { ownRecord } from '../contract.ts'
import { EntryForm } from '../parts/entry-form.tsx'
import { type Kind, kinds } from '../rules.ts'
import type { Route } from './+types/entry'

export { handle } from 'virtual:rows/records-entry'

const isKind = (given: string): given is Kind => Object.hasOwn(kinds, given)

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const record = await callApi(ownRecord, { member_id: readId(query, 'member_id') })
  const asked = query.get('kind') ?? ''
  const kind: Kind = isKind(asked) ? asked : 'condition'
  const id = Number(query.get('id') ?? 0)
  return { record, kind, id, entry: record.list.find((one) => one.id === id && one.kind === kind) }
})

export default function OwnEntryPage({ loaderData: { record, kind, id, entry } }: Route.ComponentProps) {
  return (
    <Frame bar={{ title: `${record.truename}的${kinds[kind].words}` }}>
      {id > 0 && !entry ? (
        <Empty
          title="没有这一条了"
          text="它可能已经删掉了。"
          action={<ButtonLink to={ownAddress(record.member_id)}>回到档案</ButtonLink>}
        />
      ) : (
        <EntryForm key={`${kind} ${id}`} record={record} kind={kind} entry={entry} />
      )}
    </Frame>
  )
}
