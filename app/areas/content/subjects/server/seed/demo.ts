import { FIRST_MODULE, type SubjectContent, type SubjectModule } from '../../rules.ts'
import type { NewSubject } from '../queries/keep.ts'

type Picked = Record<'articles' | 'doctors' | 'goods', number[]>

const empty = { title: '', words: '', picture: '', ids: [] }

const contentOf = ({ articles, doctors, goods }: Picked): SubjectContent => {
  const modules: Omit<SubjectModule, 'id'>[] = [
    { ...empty, kind: 'anchors' },
    {
      ...empty,
      kind: 'words',
      title: '先说结论',
      words:
        '天一冷，血管收缩，血压容易升高。每天固定时间量血压，按医生说的吃药，不要自己停。\n出门戴帽子围巾，洗澡水不要太热，起床慢一点。',
    },
    { ...empty, kind: 'articles', title: '医生写的', ids: articles },
    { ...empty, kind: 'doctors', title: '可以问的医生', ids: doctors },
    { ...empty, kind: 'goods', title: '家里备着', ids: goods },
    {
      ...empty,
      kind: 'words',
      title: '什么时候马上去医院',
      words: '突然胸痛、一侧手脚没力气、说话不清楚，马上拨打 120，不要自己开车。',
    },
  ]
  return {
    title: '冬天护好心和脑',
    summary: '量血压、穿暖、慢起床，什么时候要马上就医（演示内容）',
    picture: '',
    modules: modules.map((module, at) => ({ ...module, id: FIRST_MODULE + at })),
  }
}

/** The subject of the demonstration. */
export const demoSubject = (picked: Picked, now: Date): NewSubject => {
  const content = contentOf(picked)
  return {
    draft: content,
    live: content,
    isOn: true,
    nextModule: FIRST_MODULE + content.modules.length,
    startsAt: now,
    changedAt: now,
    publishedAt: now,
  }
}
