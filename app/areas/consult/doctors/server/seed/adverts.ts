import { earlier } from '#kit/time/span.ts'

/** What the pages of asking show beside the doctors. */
export const advertsFrom = (now: Date) => {
  const usual = { image: '', position: 1, beginsAt: earlier(now, { days: 1 }), endsAt: null }
  return [
    {
      ...usual,
      place: 'phone' as const,
      title: '电话问诊',
      words: '约好时间，医生打给您，说得更清楚',
      link: '/ask/index?service=phone',
    },
    {
      ...usual,
      place: 'video' as const,
      title: '视频问诊',
      words: '面对面看诊，可以让家人一起听',
      link: '/ask/index?service=video',
    },
    {
      ...usual,
      place: 'prescription' as const,
      title: '复诊续方',
      words: '看过医生的常见病、慢性病，可以在线复诊',
      link: '/ask/index?service=text',
    },
    {
      ...usual,
      place: 'famous' as const,
      title: '名医在线',
      words: '三甲主任医师在线答疑，超时未回复全额退款',
      link: '/ask/index?sort=score',
    },
  ]
}
