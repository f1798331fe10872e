/** A service of the demonstration: key of its kind, name, what it is, whom it suits, price in yuan, and the lines of that price. */
export interface DemoWare {
  kind: string
  name: string
  subtitle: string
  suits: string
  yuan: number
  deposit?: number
  /** In the price: what, how often, yuan, who gets it. */
  included: readonly (readonly [what: string, times: number, yuan: number, paidTo: string])[]
  /** Not in it: what, in the country's money, who gets it; 0 where nobody can say before. */
  beside: readonly (readonly [what: string, amount: number, paidTo: string])[]
}

const SERVICE = '平台服务方'
const HOSPITAL = '医院'

/** What hospitals abroad offer by kind. */
export const demoWares: readonly DemoWare[] = [
  {
    kind: 'check',
    name: '远程第二意见（书面）',
    subtitle: '专家看病历写书面意见，10 个工作日内给出中文译本',
    suits: '已经有诊断、想在决定治疗之前再听一位专家意见的人，不用出门。',
    yuan: 6800,
    included: [
      ['病历整理与医学翻译', 1, 1800, SERVICE],
      ['专家书面意见', 1, 4200, HOSPITAL],
      ['意见翻译与双人校对', 1, 800, SERVICE],
    ],
    beside: [['补充检查（如专家要求）', 0, '检查所在医院']],
  },
  {
    kind: 'check',
    name: '防癌体检两日行程',
    subtitle: '影像、内镜与血液检查，报告中文说明',
    suits: '没有明显不适、想系统筛查常见肿瘤，身体能坐长途飞机的人。',
    yuan: 16800,
    deposit: 2000,
    included: [
      ['体检项目（影像、内镜、血液）', 1, 12800, HOSPITAL],
      ['现场翻译陪同', 2, 2400, SERVICE],
      ['报告翻译与解读', 1, 1600, SERVICE],
    ],
    beside: [
      ['活检病理（需要时）', 400, HOSPITAL],
      ['往返机票与住宿', 0, '航空公司与酒店'],
    ],
  },
  {
    kind: 'cancer',
    name: '肿瘤多学科视频会诊',
    subtitle: '肿瘤、放疗、外科三位专家，60 分钟，有翻译',
    suits: '病理已经明确，治疗方案拿不定主意，或标准治疗效果不好的肿瘤患者。',
    yuan: 12800,
    included: [
      ['病历与影像整理翻译', 1, 2600, SERVICE],
      ['多学科会诊 60 分钟', 1, 8600, HOSPITAL],
      ['同步翻译', 1, 1600, SERVICE],
    ],
    beside: [['病理切片复核（需要时）', 650, HOSPITAL]],
  },
  {
    kind: 'heart',
    name: '心脏手术评估与接收安排',
    subtitle: '看片评估手术机会，出具接收函与费用预估',
    suits: '病情稳定、医生建议手术，想知道国外能不能做、要花多少钱的心脏病患者。',
    yuan: 9800,
    included: [
      ['影像与病历整理翻译', 1, 2200, SERVICE],
      ['外科评估', 1, 5600, HOSPITAL],
      ['接收函与费用预估', 1, 2000, SERVICE],
    ],
    beside: [['手术与住院（按评估结果）', 0, HOSPITAL]],
  },
  {
    kind: 'neuro',
    name: '脑肿瘤手术评估',
    subtitle: '神经外科看片，写明能不能做、怎么做、风险在哪',
    suits: '影像已经看到脑肿瘤，想多听一份手术意见的人。头痛呕吐加重、意识变差要马上去急诊。',
    yuan: 11800,
    included: [
      ['影像整理与翻译', 1, 2200, SERVICE],
      ['神经外科书面评估', 1, 8000, HOSPITAL],
      ['意见翻译与双人校对', 1, 1600, SERVICE],
    ],
    beside: [['手术与住院（按评估结果）', 0, HOSPITAL]],
  },
  {
    kind: 'bone',
    name: '关节置换术后康复两周',
    subtitle: '住院康复 14 天，每天两次训练',
    suits: '关节置换手术以后、伤口愈合良好，主治医生同意远行的人。',
    yuan: 45800,
    deposit: 5000,
    included: [
      ['住院康复', 14, 36400, HOSPITAL],
      ['康复评估', 2, 3600, HOSPITAL],
      ['翻译陪同', 5, 5800, SERVICE],
    ],
    beside: [['往返机票', 0, '航空公司']],
  },
  {
    kind: 'child',
    name: '儿童疑难病远程会诊',
    subtitle: '儿科与遗传科专家，45 分钟，家长可以提问',
    suits: '反复检查没有明确诊断，或诊断以后还想听第二种意见的孩子和家长。',
    yuan: 8800,
    included: [
      ['病历整理翻译', 1, 1800, SERVICE],
      ['专家会诊 45 分钟', 1, 5600, HOSPITAL],
      ['同步翻译', 1, 1400, SERVICE],
    ],
    beside: [['基因检测（需要时）', 900, '检测机构']],
  },
  {
    kind: 'eye',
    name: '眼底疑难病会诊',
    subtitle: '视网膜专家看影像，书面意见',
    suits: '已经做过眼底检查、诊断或治疗拿不定的人。突然看不清请立刻就近急诊。',
    yuan: 6200,
    included: [
      ['影像整理与翻译', 1, 1400, SERVICE],
      ['专家书面意见', 1, 4000, HOSPITAL],
      ['意见翻译', 1, 800, SERVICE],
    ],
    beside: [],
  },
  {
    kind: 'immune',
    name: '血液与免疫病用药第二意见',
    subtitle: '看现有方案，列出可选的药和试验',
    suits: '现有方案效果不好或副作用大，想知道还有哪些药可以选的人。先不要自己停药。',
    yuan: 7600,
    included: [
      ['病历整理翻译', 1, 1800, SERVICE],
      ['专家书面意见', 1, 5000, HOSPITAL],
      ['意见翻译', 1, 800, SERVICE],
    ],
    beside: [['试验筛查检查（需要时）', 0, HOSPITAL]],
  },
]
