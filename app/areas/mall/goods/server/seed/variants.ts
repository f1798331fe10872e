import type { Ware } from './wares.ts'

type Line = readonly [
  name: string,
  subtitle: string,
  /** Hundredths of the usual price. */
  rate: number,
  /** What is in it that the usual one has not (增加), or instead of that (只做). */
  contents: string,
  more?: Partial<Pick<Ware, 'category' | 'drawing' | 'consent'>>,
]

/** Of each ware what hospitals make of it beside the usual: no two hospitals of a city are to offer the same. */
const lines: Readonly<Record<string, readonly Line[]>> = {
  'exam-basic': [
    ['入职体检套餐', '当天出报告，可开入职表', 52, '增加：肝功能两项、胸片，入职体检表盖章', { category: 'office' }],
    ['女性基础体检', '妇科、乳腺与基础 22 项', 132, '增加：妇科检查、乳腺彩超、宫颈液基细胞学', { category: 'woman' }],
    ['职场久坐体检', '颈椎、血脂、尿酸 20 项', 121, '增加：颈椎正侧位片、尿酸、视力与眼压', { category: 'office' }],
    ['青年活力体检', '18 至 35 岁，心肺与代谢 19 项', 112, '增加：肺功能、甲状腺功能三项、体成分'],
    ['慢病随访体检', '高血压、糖尿病随访 21 项', 126, '增加：糖化血红蛋白、尿微量白蛋白、眼底照相'],
    ['婚前孕前体检', '夫妻同检，优生四项', 155, '增加：优生四项、血型、地中海贫血筛查'],
    ['学生体检套餐', '视力、脊柱、口腔 14 项', 46, '增加：脊柱侧弯筛查、口腔检查、裸眼视力与屈光'],
  ],
  'exam-senior': [
    [
      '爸妈心脑血管体检',
      '颈动脉、心脏彩超、脑血流 26 项',
      92,
      '增加：经颅多普勒、动态心电图 24 小时',
      { drawing: 'care.anatomical-heart' },
    ],
    [
      '银龄骨健康体检',
      '骨密度、维生素 D、关节 22 项',
      74,
      '增加：双能 X 线骨密度、25 羟维生素 D、膝关节片',
      { drawing: 'care.joints' },
    ],
    [
      '糖代谢深度体检',
      '糖耐量、胰岛素、眼底 24 项',
      81,
      '增加：糖耐量试验、胰岛素释放、眼底照相',
      { drawing: 'care.diabetes-measure' },
    ],
    [
      '中老年胃肠体检',
      '无痛胃肠镜可选，28 项',
      138,
      '增加：幽门螺杆菌呼气试验、胃蛋白酶原、便隐血',
      { drawing: 'care.stomach' },
    ],
    ['记忆与睡眠体检', '认知量表、睡眠监测 20 项', 96, '增加：认知功能量表、一夜睡眠监测', { drawing: 'care.sleepy' }],
    [
      '长辈眼耳口腔体检',
      '白内障、听力、牙周 18 项',
      68,
      '增加：裂隙灯、眼压、纯音测听、牙周探诊',
      { drawing: 'care.eyeglasses' },
    ],
  ],
  'exam-cancer': [
    [
      '肺部早筛（低剂量 CT）',
      '吸烟、厨房油烟人群',
      46,
      '只做：低剂量胸部 CT、肺部肿瘤标志物 4 项',
      { drawing: 'care.lungs' },
    ],
    [
      '胃部早筛',
      '呼气试验加胃功能三项',
      39,
      '只做：幽门螺杆菌呼气试验、胃蛋白酶原、胃泌素',
      { drawing: 'care.stomach' },
    ],
    [
      '肠道早筛',
      '便隐血加粪便基因检测',
      58,
      '只做：便隐血两次、粪便 DNA 检测，阳性者协助约肠镜',
      { drawing: 'care.intestine' },
    ],
    [
      '女性两癌筛查',
      '宫颈 HPV 加乳腺彩超',
      43,
      '只做：HPV 分型、液基细胞学、乳腺彩超',
      { category: 'woman', drawing: 'kit.hpv' },
    ],
    ['肝癌高危筛查', '乙肝携带、脂肪肝人群', 41, '只做：甲胎蛋白、异常凝血酶原、肝脏彩超'],
    ['甲状腺与头颈筛查', '甲状腺彩超加功能', 36, '只做：甲状腺彩超、甲功五项、鼻咽镜'],
  ],
  'dental-clean': [
    ['洁牙加喷砂', '去烟渍茶渍，约 50 分钟', 168, '增加：喷砂去渍'],
    ['儿童洁牙加涂氟', '6 至 14 岁，家长可陪', 141, '增加：全口涂氟、刷牙指导'],
    ['牙周基础治疗（单次）', '深部刮治，先查牙周', 262, '增加：牙周探诊记录、半口龈下刮治'],
    ['孕前口腔检查加洁牙', '备孕女士，含智齿评估', 155, '增加：全景片、智齿评估', { drawing: 'care.dental-hygiene' }],
    ['洁牙年卡（2 次）', '一年两次，可分给家人', 180, '一年内两次，中间隔四个月以上'],
    ['正畸期洁牙', '带托槽也能洗', 136, '增加：托槽周围抛光、脱矿检查'],
  ],
  'dental-align': [
    ['儿童早期矫治评估', '6 至 12 岁，看要不要早做', 62, '增加：换牙期间隙分析', { drawing: 'care.tooth' }],
    ['正畸第二意见', '带上已有方案，医生再看一遍', 51, '增加：已有方案逐条讲解'],
    ['成人牙列拥挤方案', '口扫、模拟排牙', 118, '增加：模拟排牙动画、拔牙与否的比较'],
    [
      '种植牙面诊与 CBCT',
      '骨量测量、种植方案',
      96,
      '只做：锥形束 CT、骨量测量',
      { category: 'implant', drawing: 'care.odontology-implant', consent: '' },
    ],
    [
      '缺牙修复方案',
      '种植、固定桥、活动假牙比较',
      83,
      '只做：三种修复方式的费用与寿命比较',
      { category: 'implant', drawing: 'care.odontology', consent: '' },
    ],
  ],
  'beauty-photon': [
    ['敏感肌光子嫩肤', '低能量三遍，先做斑贴', 124, '增加：术前斑贴、术后修复面膜'],
    ['祛痘印光子（单次）', '红色痘印、毛孔', 112, '增加：局部点阵加强'],
    ['光子加水光补水', '一次两项，约 90 分钟', 235, '增加：水光补水一次'],
    ['淡斑评估加光子', '先拍皮肤检测，再定能量', 138, '增加：皮肤影像检测、色斑分型', { category: 'spot' }],
    ['光子嫩肤三次卡', '隔月一次，半年内用完', 270, '半年内三次，每次之前都面诊'],
    [
      '疤痕评估与激光',
      '新旧疤痕分开治',
      146,
      '只做：疤痕分型、点阵激光一次',
      { category: 'scar', drawing: 'care.heart-hands' },
    ],
    [
      '脱发面诊与毛囊检测',
      '毛囊镜、抽血查原因',
      58,
      '只做：毛囊镜、性激素与铁蛋白',
      { category: 'hair', drawing: 'care.microscope', consent: '' },
    ],
  ],
  'rehab-neck': [
    ['颈椎康复（单次）', '颈痛、手麻，先评估再手法', 96, '增加：颈部稳定训练'],
    ['腰椎康复（单次）', '腰突、久坐腰痛', 104, '增加：核心训练、牵引 15 分钟'],
    ['膝关节康复', '上下楼痛、术后', 98, '增加：肌力测定、膝周肌内效贴', { drawing: 'care.joints' }],
    [
      '运动损伤评估',
      '跑步、球类拉伤扭伤',
      112,
      '增加：步态分析、肌内效贴',
      { category: 'sport', drawing: 'care.joints' },
    ],
    ['肩周炎松动治疗', '抬不起手、夜间痛', 101, '增加：关节松动术、家庭钟摆训练'],
    [
      '卒中后上肢康复',
      '偏瘫手功能训练',
      138,
      '增加：作业治疗、镜像训练',
      { category: 'stroke', drawing: 'care.mental-health' },
    ],
  ],
  'tcm-massage': [
    ['小儿推拿', '积食、咳嗽、睡不安', 92, '增加：家长手法教学', { drawing: 'care.heart-hands' }],
    [
      '艾灸（单次）',
      '关元、足三里，约 40 分钟',
      86,
      '只做：艾灸，不做推拿',
      { category: 'moxa', drawing: 'care.herb' },
    ],
    ['针灸（单次）', '落枕、失眠、面瘫恢复期', 97, '只做：针刺留针 30 分钟', { drawing: 'care.herb' }],
    [
      '膏方调理面诊',
      '望闻问切，一人一方',
      121,
      '只做：辨证开方，膏方另计',
      { category: 'paste', drawing: 'care.medicine-mortar' },
    ],
    ['拔罐加刮痧', '肩背僵硬、受寒', 78, '只做：走罐、刮痧', { drawing: 'care.spine' }],
    ['三伏贴三次', '咳喘、鼻炎，冬病夏治', 132, '只做：穴位贴敷三次', { category: 'paste', drawing: 'care.herb' }],
  ],
  'eye-optometry': [
    ['儿童散瞳验光', '12 岁以下，家长陪同', 100, '增加：阿托品或快散、眼轴测量', { category: 'myopia' }],
    ['渐进多焦验配检查', '40 岁以上老花', 100, '增加：近用附加、瞳高测量', { consent: '' }],
    [
      '干眼检查',
      '泪膜、睑板腺成像',
      100,
      '只做：泪膜破裂时间、睑板腺成像',
      { category: 'dry', drawing: 'care.eye', consent: '' },
    ],
    ['近视手术术前筛查', '角膜地形图、厚度', 100, '增加：角膜地形图、角膜厚度、眼底', { drawing: 'care.eye' }],
    [
      '角膜塑形镜评估',
      '8 岁以上、300 度以内',
      100,
      '增加：角膜曲率、泪液、试戴评估',
      { category: 'myopia', drawing: 'care.eyeglasses' },
    ],
  ],
  'vaccine-flu': [
    ['三价流感疫苗预约接种', '60 岁以上优先', 52, '本地户籍 60 岁以上先问社区是否免费'],
    ['鼻喷流感疫苗（3 至 17 岁）', '不打针，鼻腔喷雾', 202, '减毒活疫苗，哮喘发作期不用'],
    ['带状疱疹疫苗预约', '50 岁以上，两剂', 1020, '两剂间隔 2 个月，本单为一剂', { category: 'shingles' }],
    [
      '九价 HPV 疫苗预约',
      '9 至 45 岁女性',
      835,
      '按年龄两剂或三剂，本单为一剂',
      { category: 'hpv', drawing: 'care.syringe' },
    ],
    ['肺炎 23 价疫苗预约', '60 岁以上、慢病', 128, '与流感疫苗可同日不同手臂接种', { drawing: 'care.lungs' }],
  ],
  'mind-talk': [
    [
      '睡眠评估与咨询',
      '入睡难、早醒，先填量表',
      92,
      '增加：睡眠日记、量表评估',
      { category: 'sleep', drawing: 'care.sleepy' },
    ],
    [
      '青少年心理咨询',
      '12 至 18 岁，家长先谈 20 分钟',
      112,
      '增加：家长单独谈 20 分钟',
      { drawing: 'care.mental-health' },
    ],
    ['孕产情绪咨询', '孕期与产后一年', 104, '增加：产后情绪量表'],
    ['夫妻与家庭咨询', '两人或全家一起', 138, '每次 80 分钟，最多四人'],
    ['焦虑情绪咨询', '心慌、反复担心', 100, '增加：放松训练录音'],
  ],
}

/** What hospitals make of a ware: the usual first, then each that differs. */
export const kindsOf = (ware: Ware): readonly Ware[] => [
  ware,
  ...(lines[ware.key] ?? []).map(([name, subtitle, rate, contents, more]) => ({
    ...ware,
    name,
    subtitle,
    ...more,
    specials: [specialOf(ware, name, rate)],
    details: detailsWith(ware, contents),
  })),
]

const specialOf = ({ specials: [usual], kind, key }: Ware, name: string, rate: number): Ware['specials'][number] => {
  const [, yuan, before, deposit = 0] = usual ?? ['', 0, 0]
  const at = (price: number) => Math.round((price * rate) / 100)
  return [piecesOf(name, key, kind), at(yuan), at(before), at(deposit)]
}

const piecesOf = (name: string, key: string, kind: Ware['kind']): string => {
  if (name.includes('三次')) return '三次'
  if (name.includes('2 次')) return '两次'
  if (key.startsWith('vaccine')) return '一剂'
  return kind === 'exam' ? '单人' : '单次'
}

/** What is in it: beside the usual, or instead of it. */
const detailsWith = ({ details: [usual, ...others] }: Ware, contents: string): Ware['details'] => {
  const [what = '', words = contents] = contents.split('：')
  if (!usual || !['增加', '只做'].includes(what))
    return [...(usual ? [usual] : []), { title: '说明', lines: [contents] }, ...others]
  const said = words.split('、')
  return [
    { ...usual, lines: what === '只做' ? [said.join('、')] : [...usual.lines, `另有：${said.join('、')}`] },
    ...others,
  ]
}
