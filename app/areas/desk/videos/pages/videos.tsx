import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { clockText } from '#app/areas/content/videos/rules.ts'
import { type VideoState, videoStates } from '#app/areas/content/videos/states.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskVideos } from '../contract.ts'
import type { Route } from './+types/videos'

export { handle } from 'virtual:rows/desk-videos'

const load = async ({ callApi, query }: Loading) => {
  const named = query.get('list') ?? ''
  const list = Object.hasOwn(videoStates, named) ? (named as VideoState) : 'published'
  return { list, found: await callApi(deskVideos, { list, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Row = CallOutput<typeof deskVideos>['list'][number]

const columns: Column<Row>[] = [
  { head: '改动', cell: (row) => shortTime(row.change_time), tight: true },
  {
    head: '视频',
    cell: (row) => (
      <Link
        to={address('/desk/video', { video_id: row.video_id })}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        {row.title}
      </Link>
    ),
  },
  { head: '医生', cell: (row) => row.doctor_name, tight: true },
  { head: '栏目', cell: (row) => row.cat_name, tight: true },
  { head: '时长', cell: (row) => clockText(row.seconds), tight: true },
]
const watched: Column<Row> = { head: '播放 / 有用', cell: (row) => `${row.play_num} / ${row.like_num}`, tight: true }
const reason: Column<Row> = { head: '原因', cell: (row) => row.says }

const columnsOf = (list: VideoState): Column<Row>[] => {
  if (list === 'draft') return columns
  return [...columns, list === 'published' ? watched : reason]
}

export default function DeskVideosPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const whose = useMe()?.unit_id === PLATFORM_DESK ? '各医院医生' : '本院医生'
  return (
    <DeskFrame
      note={`${whose}讲的健康视频，发布后所有人都能看。`}
      aside={
        <ButtonLink size="small" to="/desk/video">
          上传视频
        </ButtonLink>
      }
    >
      <div className="space-y-16">
        <Tabs
          label="视频"
          tabs={(['published', 'draft', 'withdrawn'] as const).map((name) => ({
            text: videoStates[name].words,
            to: address('/desk/videos', { list: name }),
            current: name === list,
          }))}
        />
        <Table
          label="视频"
          columns={columnsOf(list)}
          rows={found.list}
          keyOf={(row) => row.video_id}
          empty={<Empty title="没有视频" text="点“上传视频”，先存为草稿，看过再发布。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
    </DeskFrame>
  )
}
