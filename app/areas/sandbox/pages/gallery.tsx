import {
  BellIcon,
  CalendarPlusIcon,
  HeartPulseIcon,
  IdCardIcon,
  MessageCircleHeartIcon,
  ShoppingBagIcon,
} from 'lucide-react'
import { Frame } from '#app/shell/frame.tsx'
import { buildingSvg } from '#kit/pictures/building.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { DateStrip } from '#kit/ui/date-strip.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Drawing } from '#kit/ui/drawing.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { SkeletonCard } from '#kit/ui/skeleton.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { GalleryDialogs } from '../parts/gallery-dialogs.tsx'
import { GalleryForm } from '../parts/gallery-form.tsx'
import { GalleryList } from '../parts/gallery-list.tsx'
import { GalleryPeople } from '../parts/gallery-people.tsx'
import { GalleryPictures } from '../parts/gallery-pictures.tsx'

export { handle } from 'virtual:rows/gallery'

const here = '/sandbox/gallery'
const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const days = ['今天', '明天', '周一', '周二', '周三', '周四', '周五'].map((name, at) => ({
  date: `2026-11-${21 + at}`,
  name,
  text: `11-${21 + at}`,
  state: at % 3 === 1 ? ('full' as const) : at === 4 ? ('none' as const) : ('free' as const),
  note: at % 3 === 1 ? '约满' : at === 4 ? '无' : '有号',
  to: `${here}?day=${at}`,
  current: at === 0,
}))

/** Every component of the kit in its states, to look at. */
export default function Gallery() {
  return (
    <Frame bar={{ end: <BellIcon className="mr-4" /> }}>
      <Tabs
        label="分类"
        tabs={[
          { text: '全部', to: here, current: true },
          { text: '待就诊', to: `${here}?tab=1`, current: false, count: 2 },
          { text: '已完成', to: `${here}?tab=2`, current: false },
        ]}
      />
      <FilterBar
        label="筛选"
        filters={['综合排序', '三甲医院', '今天有号', '离我最近', '可视频'].map((text, at) => ({
          text,
          to: `${here}?sort=${at}`,
          current: at === 2,
        }))}
      />
      <div className="space-y-16 p-16 pt-4">
        <SearchBox action={here} name="keyword" placeholder="搜医院、医生、疾病" />
        <Picture
          src={drawn(buildingSvg('a', '#18cf62'))}
          alt=""
          width={750}
          height={360}
          className="w-full rounded-12"
          first
        />
        <GalleryPeople />
        <Notice tone="warning" action={<Countdown seconds={599} nearSeconds={600} />}>
          号源已为您保留，请尽快支付
        </Notice>
        <Notice tone="accent">医生一般在 2 小时内回复，超时未回复全额退款。</Notice>
        <Notice tone="danger">支付没有成功，款项未扣。</Notice>
        <GalleryDialogs />
      </div>
      <div className="bg-card">
        <DateStrip label="就诊日期" days={days} />
      </div>
      <div className="space-y-16 p-16">
        <CellGroup title="常用">
          <Cell title="就诊人" note="3 位，默认 本人" start={<IdCardIcon />} to={here} />
          <Cell title="挂号记录" value="1 个待就诊" start={<CalendarPlusIcon />} to={here} />
          <Cell
            title="我的问诊"
            start={
              <Badge count={3}>
                <MessageCircleHeartIcon />
              </Badge>
            }
            to={here}
          />
          <Cell
            title="订单"
            start={
              <Badge>
                <ShoppingBagIcon />
              </Badge>
            }
            to={here}
          />
          <Cell title="手机号" value="138****2000" />
          <Cell title="瀑布流" note="高低不一的卡片，一页接一页" to="/sandbox/waterfall" />
        </CellGroup>
        <Card title="本周血压" aside="查看趋势">
          <div className="flex gap-32">
            <Stat label="平均收缩压" value="126" unit="mmHg" note="比上周低 4" />
            <Stat label="心率" value="72" unit="次/分" />
          </div>
        </Card>
        <Card title="订单">
          <Steps steps={['下单', '付款', '发货', '收货']} current={2} />
          <Timeline
            events={[
              { when: '今天 09:20', title: '正在派送', text: '快递员将在中午前送达' },
              { when: '昨天 18:02', title: '到达本市' },
              { when: '11-19 10:00', title: '已发货' },
            ]}
          />
          <div className="flex flex-wrap items-end gap-16 py-12">
            <Price yuan="12.50" size="large" />
            <Price yuan="98.00" before="128.00" isLeast />
            <Price yuan="1280.00" size="small" />
          </div>
          <Facts
            facts={[
              { name: '订单号', value: 'H2611210001' },
              { name: '下单时间', value: '今天 08:12' },
            ]}
          />
          <Disclosure title="退款说明">就诊前一天 17:00 前取消，费用原路退回。</Disclosure>
        </Card>
        <div className="flex flex-wrap gap-8">
          <Tag>普通</Tag>
          <Tag tone="accent">推荐</Tag>
          <Tag tone="success">已完成</Tag>
          <Tag tone="warning">即将到期</Tag>
          <Tag tone="danger">已停诊</Tag>
        </div>
        <div className="flex flex-wrap items-center gap-8">
          <Button>预约</Button>
          <Button busy>预约</Button>
          <Button disabled>约满</Button>
          <Button kind="secondary">改期</Button>
          <Button kind="danger">取消预约</Button>
          <Button kind="text">再看看</Button>
          <Button size="small">去支付</Button>
          <ButtonLink to={here} kind="secondary" size="small">
            查看
          </ButtonLink>
        </div>
        <GalleryForm />
        <GalleryPictures />
        <SkeletonCard />
        <Card>
          <Empty
            drawing="calendar"
            title="还没有预约"
            text="约好的号会出现在这里。"
            action={<ButtonLink to={here}>去挂号</ButtonLink>}
          />
        </Card>
        <Card>
          <Trouble onRetry={() => {}} />
        </Card>
        <Card>
          <ResultPage
            state="done"
            title="预约成功"
            text="请在 11 月 23 日 09:00 前到 3 楼取号"
            actions={<Button>查看预约</Button>}
          />
        </Card>
        <div className="grid grid-cols-2 justify-items-center gap-16">
          {(['list', 'search', 'message', 'bag'] as const).map((name) => (
            <Drawing key={name} name={name} />
          ))}
        </div>
        <HeartPulseIcon className="size-32 text-accent-ink" />
        <GalleryList />
      </div>
      <BottomAction note="就诊前可免费取消" aside={<Price yuan="50.00" size="large" />}>
        <Button wide>确认预约</Button>
      </BottomAction>
    </Frame>
  )
}
