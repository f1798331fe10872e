/** A video of the demonstration: which of the drawn films it shows, and what is written beside it. */
export interface DemoFilm {
  film: 'breathe' | 'neck' | 'wash'
  topicId: number
  illness: string
  title: string
  summary: string
}

/** The demonstration's videos, the newest first. */
export const films: readonly DemoFilm[] = [
  {
    film: 'breathe',
    topicId: 6,
    illness: '失眠症',
    title: '睡前四拍呼吸，让身体慢下来',
    summary: '吸气数四下，停一下，呼气数四下。躺下前做三轮，不用憋气，觉得头晕就停。',
  },
  {
    film: 'neck',
    topicId: 7,
    illness: '颈椎病',
    title: '坐久了，颈肩放松三步',
    summary: '侧头、转头、耸肩，各做几次，动作慢。手麻、走路不稳先别做，来医院看看。',
  },
  {
    film: 'wash',
    topicId: 5,
    illness: '手足口病',
    title: '教孩子七步洗手，一共二十秒',
    summary: '内、外、夹、弓、大、立、腕，边唱边洗。饭前便后、从外面回来都要洗。',
  },
  {
    film: 'breathe',
    topicId: 1,
    illness: '高血压',
    title: '量血压前，先坐下慢慢呼吸',
    summary: '刚走完路或生气时量不准。坐稳五分钟，跟着圆圈慢慢呼吸，再量一次。',
  },
  {
    film: 'wash',
    topicId: 9,
    illness: '流行性感冒',
    title: '换季少感冒，从洗手开始',
    summary: '打喷嚏后、摸过门把手和电梯按钮后，用肥皂和流水洗够二十秒。',
  },
  {
    film: 'neck',
    topicId: 12,
    illness: '颈椎病',
    title: '老人活动脖子，慢比多重要',
    summary: '坐在有靠背的椅子上做，不甩头、不绕大圈，头晕马上停。',
  },
  {
    film: 'breathe',
    topicId: 6,
    illness: '焦虑症',
    title: '心慌的时候，先跟着圆圈呼吸',
    summary: '把注意力放在呼气上，越慢越好。经常心慌，请预约医生当面评估。',
  },
  {
    film: 'wash',
    topicId: 12,
    illness: '糖尿病',
    title: '照顾病人前后，手要怎么洗',
    summary: '换药、喂饭、扎指尖前后都洗。指缝和手腕最容易漏。',
  },
  {
    film: 'neck',
    topicId: 7,
    illness: '肩周炎',
    title: '肩膀发僵，耸一耸再放下',
    summary: '热敷后做更舒服，不要硬掰。夜里疼醒、抬不起手，请来门诊。',
  },
]
