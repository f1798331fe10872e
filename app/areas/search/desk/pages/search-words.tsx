import { useRevalidator } from 'react-router'
import { cityListV11 } from '#app/areas/location/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { spanWords } from '#app/desk-shell/day-span.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { OwnPath } from '#app/desk-shell/own-path.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Whom } from '#app/desk-shell/whom-fields.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { advertPlaces } from '../../rules.ts'
import { deskHotWords, deskSearchWordRemove, deskSearchWords } from '../contract.ts'
import { HotWords } from '../parts/hot-words.tsx'
import { type ManagedWord, WordForm } from '../parts/word-form.tsx'
import type { Route } from './+types/search-words'

export { handle } from 'virtual:rows/desk-search-words'

const load = async ({ callApi }: Loading) => {
  const [words, hot, cities] = await Promise.all([
    callApi(deskSearchWords, {}),
    callApi(deskHotWords, {}),
    callApi(cityListV11, {}),
  ])
  return {
    list: words.list,
    hot: hot.list,
    cities: cities.list.map(({ city_id, city_name }) => ({ id: city_id, name: city_name })),
  }
}
export const clientLoader = behindStaffGate(load)

export default function SearchWordsPage({ loaderData: { list, hot, cities } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<ManagedWord>()
  const columns: Column<ManagedWord>[] = [
    { head: '词', cell: (row) => <Word row={row} /> },
    { head: '位置', cell: (row) => advertPlaces[row.place], tight: true },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    { head: '给谁看', cell: Whom },
    { head: '日期', cell: spanWords, tight: true },
    {
      head: '状态',
      cell: (row) => (row.is_shown === 1 ? <Tag tone="success">显示中</Tag> : <Tag tone="warning">不在时间内</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <ActButton
            call={deskSearchWordRemove}
            input={{ word_id: row.word_id }}
            kind="text"
            said={() => '已删除'}
            onDone={revalidate}
          >
            删除
          </ActButton>
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame
      note="搜索框里每天轮流显示一个词，点开搜索时都列在“试试搜索”里；没有链接的词直接去搜它。"
      aside={
        <span className="flex flex-wrap gap-12">
          <ButtonLink size="small" kind="secondary" to="/search/index">
            患者的搜索页
          </ButtonLink>
          <AddButton onClick={form.add}>新增搜索词</AddButton>
        </span>
      }
    >
      <Table
        label="搜索词"
        columns={columns}
        rows={list}
        keyOf={(row) => row.word_id}
        empty={<Empty title="还没有搜索词" text="搜索框里现在是空的，新增一个，教患者怎么搜。" />}
      />
      <HotWords words={hot} onDone={revalidate} />
      {form.show((word, ends) => (
        <WordForm word={word} cities={cities} {...ends} />
      ))}
    </DeskFrame>
  )
}

const Word = ({ row: { word, link, is_ad } }: { row: ManagedWord }) => (
  <span className="min-w-0">
    {word} {is_ad === 1 && <Tag>广告</Tag>}
    {link && (
      <span className="block wrap-anywhere text-12 text-ink-2">
        <OwnPath path={link} />
      </span>
    )}
  </span>
)
