import type { ThingShape } from '#kit/pictures/thing.ts'
import type { AppointmentKind, GoodsKind } from '../../rules.ts'
import type { DetailPart } from '../tables.ts'

/** Goods of the demonstration, as one hospital or the platform sells them. */
export interface Ware {
  key: string
  /** Key of its category, and of its place in the tree of projects. */
  category: string
  project?: string
  kind: GoodsKind
  drawing: ThingShape
  name: string
  subtitle: string
  tags?: readonly string[]
  brand?: string
  approvalNo?: string
  drugType?: number
  isSupplement?: true
  /** Name, price and price before in yuan, deposit in yuan, grams. */
  specials: readonly (readonly [name: string, yuan: number, before: number, deposit?: number, grams?: number])[]
  payTypes?: readonly number[]
  limitEach?: number
  appointment?: AppointmentKind
  validDays?: number
  consent?: string
  /** Department of the catalogue that a project belongs to. */
  department?: string
  details: readonly DetailPart[]
  stock?: number
}

const part = (title: string, ...lines: string[]): DetailPart => ({ title, lines })

/** What the services of a hospital say about themselves. */
export const hospitalService: readonly DetailPart[] = [
  part('预约', '付款后在订单里选时间，医院按预约时间接待。', '来不了请提前一天改期，不收费用。'),
  part('退款', '未使用可以全额退款，原路退回。', '已使用的部分不退，未使用的次数按比例退。'),
]
/** What parcels say. */
export const parcelService: readonly DetailPart[] = [
  part('发货', '下单后 48 小时内发出，节假日顺延。'),
  part('退换', '未拆封 7 天内可退；药品、口罩、贴身护具等拆封后除质量问题不退换。'),
]

/** What drugs say. */
export const drugService: readonly DetailPart[] = [
  part('发货', '药师核对后 48 小时内发出，节假日顺延；要冷藏的药用冷链寄送。'),
  part('退换', '药品是特殊商品，除质量问题外不退不换。收到时请核对品名、批号和有效期。'),
  part('用药', '请先看说明书。不清楚怎么吃，先问药师或医生。'),
]

/** What hospitals offer: exam packages and projects. */
export const hospitalWares: readonly Ware[] = [
  {
    key: 'exam-basic',
    drawing: 'care.stethoscope',
    category: 'basic',
    kind: 'exam',
    name: '基础体检套餐',
    subtitle: '血常规、肝肾功能、心电图等 18 项',
    project: 'p-basic',
    tags: ['空腹', '半天完成'],
    appointment: 'exam',
    validDays: 180,
    department: '健康管理科',
    specials: [
      ['男士', 298, 460],
      ['女士未婚', 328, 520],
      ['女士已婚', 358, 580],
    ],
    details: [
      part(
        '包含项目',
        '一般检查：身高、体重、血压',
        '血常规、尿常规、肝功能、肾功能、血脂、空腹血糖',
        '心电图、胸部正位片、腹部彩超',
      ),
      part('检前须知', '前一晚 22 点后禁食，清晨空腹抽血。', '备孕、怀孕的女士请告知，不做胸片。'),
    ],
  },
  {
    key: 'exam-senior',
    drawing: 'care.anatomical-heart',
    category: 'senior',
    kind: 'exam',
    name: '中老年深度体检',
    subtitle: '心脑血管、骨密度、肿瘤标志物 32 项',
    project: 'p-basic',
    tags: ['空腹', '报告解读'],
    appointment: 'exam',
    validDays: 365,
    department: '健康管理科',
    specials: [
      ['男士', 899, 1380],
      ['女士', 959, 1480],
    ],
    details: [
      part(
        '包含项目',
        '基础体检全部项目',
        '颈动脉彩超、心脏彩超、骨密度',
        '肿瘤标志物 6 项、糖化血红蛋白、同型半胱氨酸',
      ),
      part(
        '检前须知',
        '前三天清淡饮食，前一晚 22 点后禁食，清晨空腹来。',
        '长期服药者请带上药盒，是否停药问开药的医生。',
      ),
    ],
  },
  {
    key: 'exam-cancer',
    drawing: 'care.xray',
    category: 'cancer',
    kind: 'exam',
    name: '防癌筛查套餐',
    subtitle: '低剂量胸部 CT、胃肠标志物、肿瘤标志物 12 项',
    project: 'p-cancer',
    tags: ['空腹', '40 岁以上建议'],
    appointment: 'exam',
    validDays: 365,
    payTypes: [0, 1],
    department: '健康管理科',
    specials: [
      ['标准', 1280, 1980, 200],
      ['加胃镜预约', 1880, 2680, 300],
    ],
    details: [
      part('包含项目', '低剂量胸部 CT', '肿瘤标志物 12 项', '胃蛋白酶原、幽门螺杆菌检测'),
      part('检前须知', '前一晚 22 点后禁食，清晨空腹抽血。', '筛查不等于诊断，结果异常请到专科门诊进一步检查。'),
    ],
  },
  {
    key: 'dental-clean',
    drawing: 'care.tooth',
    category: 'clean',
    kind: 'project',
    name: '超声波洁牙',
    subtitle: '洁治、抛光、口腔检查，约 40 分钟',
    project: 'p-clean',
    tags: ['周末可约'],
    appointment: 'clinic',
    validDays: 90,
    limitEach: 2,
    department: '口腔科',
    specials: [
      ['单人', 99, 260],
      ['双人', 178, 520],
    ],
    details: [
      part('过程', '口腔检查、超声洁治、抛光、清洁指导'),
      part('不适合', '急性牙龈炎发作期、血液病、装有心脏起搏器的人请先问医生。'),
    ],
  },
  {
    key: 'dental-align',
    drawing: 'care.dental-hygiene',
    category: 'align',
    kind: 'project',
    name: '隐形正畸面诊与方案',
    subtitle: '口腔扫描、头影测量、方案讲解',
    project: 'p-align',
    tags: ['面诊费可抵'],
    appointment: 'clinic',
    validDays: 180,
    payTypes: [1, 0],
    department: '口腔科',
    specials: [['面诊与方案', 600, 980, 100]],
    details: [
      part('过程', '面诊、拍片、口扫、出方案，医生讲解约 30 分钟'),
      part('说明', '本单不包含矫治器费用，是否矫正由您决定。'),
    ],
    consent: '我已知道正畸需要较长时间，过程中可能出现牙龈不适、牙根吸收等情况，由医生评估后决定是否进行。',
  },
  {
    key: 'beauty-photon',
    drawing: 'care.sparkles',
    category: 'skin',
    kind: 'project',
    name: '光子嫩肤（单次）',
    subtitle: '面诊后由医生确定参数',
    project: 'p-laser',
    tags: ['先面诊'],
    appointment: 'clinic',
    validDays: 180,
    payTypes: [1, 3],
    department: '皮肤科',
    specials: [
      ['全面部', 680, 1280, 68],
      ['面部加颈部', 980, 1880, 98],
    ],
    details: [
      part('过程', '面诊、清洁、照射、冷敷，约 60 分钟'),
      part('不适合', '近期晒伤、怀孕、光敏性疾病、正在服用光敏药物。'),
    ],
    consent: '我已知道强脉冲光治疗可能出现红肿、结痂、色素改变，会按医生交代防晒和复诊。',
  },
  {
    key: 'rehab-neck',
    drawing: 'care.spine',
    category: 'neck',
    kind: 'project',
    name: '颈肩腰腿痛评估与手法治疗',
    subtitle: '康复医师评估，治疗师一对一 45 分钟',
    project: 'p-pain',
    tags: ['一对一'],
    appointment: 'clinic',
    validDays: 120,
    payTypes: [0, 3],
    department: '康复医学科',
    specials: [
      ['单次', 238, 320],
      ['五次', 1090, 1600],
      ['十次', 1980, 3200],
    ],
    details: [part('过程', '评估、手法治疗、家庭训练指导'), part('不适合', '急性骨折、肿瘤、严重骨质疏松请先就诊。')],
  },
  {
    key: 'tcm-massage',
    drawing: 'care.heart-hands',
    category: 'massage',
    kind: 'project',
    name: '中医推拿',
    subtitle: '辨证取穴，30 分钟',
    project: 'p-needle',
    tags: ['到院支付'],
    appointment: 'clinic',
    validDays: 60,
    payTypes: [3, 0],
    department: '推拿科',
    specials: [
      ['单次', 128, 180],
      ['三次', 360, 540],
    ],
    details: [part('过程', '问诊、推拿、起居建议'), part('不适合', '皮肤破损、急性损伤 48 小时内、孕期腰腹部。')],
  },
  {
    key: 'eye-optometry',
    drawing: 'care.glasses',
    category: 'optometry',
    kind: 'project',
    name: '医学验光',
    subtitle: '电脑验光、主觉验光、双眼视功能',
    project: 'p-optics',
    tags: ['儿童可约'],
    appointment: 'test',
    validDays: 90,
    payTypes: [2, 3],
    department: '眼科',
    specials: [['单次', 0, 80]],
    details: [part('过程', '验光约 40 分钟，散瞳验光需半天'), part('说明', '预约免费，配镜另计。')],
    limitEach: 2,
    consent: '我已知道散瞳后几小时内看近处模糊、怕光，当天不开车；孩子由家长陪同，散瞳药的用法听医生安排。',
  },
  {
    key: 'vaccine-flu',
    drawing: 'care.syringe',
    category: 'flu',
    kind: 'service',
    name: '四价流感疫苗预约接种',
    subtitle: '接种门诊现场建档，留观 30 分钟',
    tags: ['当季'],
    appointment: 'onsite',
    validDays: 60,
    limitEach: 1,
    department: '预防保健科',
    specials: [
      ['成人', 158, 158],
      ['儿童（3 岁以上）', 128, 128],
    ],
    details: [part('接种前', '发热、急性疾病期暂缓接种，鸡蛋过敏请告知医生。'), part('接种后', '现场留观 30 分钟。')],
  },
  {
    key: 'mind-talk',
    drawing: 'care.communication',
    category: 'talk',
    kind: 'project',
    name: '面对面心理咨询',
    subtitle: '和心理治疗师单独谈 50 分钟，谈话内容保密',
    tags: ['可约周末'],
    appointment: 'clinic',
    validDays: 90,
    department: '精神心理科',
    specials: [
      ['初次访谈', 300, 400],
      ['三次', 840, 1200],
    ],
    details: [
      part('过程', '先了解您的困扰和期待，再一起商量往后怎么谈，约 50 分钟'),
      part('不适合', '正在伤害自己或有这样的打算时，请马上拨打 12356 或 120，不要等预约。'),
    ],
  },
]
