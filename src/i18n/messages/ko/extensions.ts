import type { Language } from '#i18n/language.ts';
import type { ExtensionResources, LetterTexts } from '#i18n/messages/en/extensions.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

const guidelines = {
  'adults-only': '성인만 이용해요',
  'be-yourself': '내 모습 그대로, 계정은 하나만',
  'be-kind': '다정하게 대해요',
  consent: '거절을 존중해요',
  content: '보여도 괜찮은 것만 올려요',
  privacy: '사생활을 지켜요',
  drafts: '초안은 정성껏 써요',
  swaps: '교환은 허락을 받고 해요',
  money: '돈도 장사도 안 돼요',
  'meet-safely': '안전하게 만나요',
  'no-tricks': '꼼수는 안 돼요',
  report: '신고와 차단',
};

const keptOut = {
  suspend1: '1일 정지',
  suspend3: '3일 정지',
  suspend7: '7일 정지',
  suspend30: '30일 정지',
  suspend90: '90일 정지',
  remove: '영구 퇴출',
};

const decided = {
  dismiss: '기각',
  warn: '경고',
  ...keptOut,
};

/** The reasons of reports. */
const reasons = {
  harassment: '괴롭힘',
  spam: '스팸',
  inappropriateContent: '부적절한 콘텐츠',
  fakeProfile: '가짜 프로필',
};

/** The names of the languages. */
const languageNames: Record<Language, string> = { en: '영어', es: '스페인어', ko: '한국어', hi: '힌디어' };

/** The labels of a letter's texts. */
const letterTexts: LetterTexts = {
  subject_en: '영어 제목',
  body_en: '영어 본문',
  subject_es: '스페인어 제목',
  body_es: '스페인어 본문',
  subject_ko: '한국어 제목',
  body_ko: '한국어 본문',
  subject_hi: '힌디어 제목',
  body_hi: '힌디어 본문',
};

/** Explains why a letter may not contain double brackets. */
const asWritten = '편지는 쓴 그대로 보내져요. [[이중 대괄호]] 안의 자리 표시를 지워 주세요.';

const asParagraphs = '빈 줄을 넣으면 새 단락이 시작돼요. 웹 주소는 링크가 돼요.';

export const extensions: TranslatedResources<ExtensionResources, 'ko'> = {
  ticket: {
    name: '티켓',
    fields: {
      id: '티켓 번호',
      text: '내용',
      hours: '대기 시간',
      claimed_by: '담당자',
      'user.email': '이메일',
      from: '보낸 경로',
      language: '언어',
    },
    empty: { claimed_by: '없음', language: '알 수 없음' },
    sections: { person: '보낸 사람' },
    choices: {
      waits_for: { us: '답변 필요', them: '회신 대기', nobody: '종료' },
      from: { app: '앱 계정', form: '문의 양식, 본인 미확인', program: '문의 양식, 프로그램이 썼을 수 있음' },
    },
    segments: { active: '답변 필요', answered: '회신 대기', closed: '종료' },
    actions: {
      reply: '답변하기',
      replyAndClose: '답변 후 종료',
      note: '메모 남기기',
      claim: '담당하기',
      reopen: '다시 열기',
      export: '데이터 내보내기',
    },
    texts: {
      segments: {
        active: { empty: '답변이 필요한 티켓이 없어요.' },
        answered: { empty: '회신을 기다리는 티켓이 없어요.', source: '티켓에 답변하면 여기로 옮겨져요.' },
      },
      actions: {
        reply: { title: '답변하기', success: '답변을 남겼어요', failure: '답변을 남기지 못했어요' },
        replyAndClose: {
          title: '답변 후 티켓 종료',
          delayed: '5초 뒤에 답변을 보내고 %{record}을(를) 종료해요.',
          success: '답변을 저장하고 티켓을 종료했어요',
          failure: '답변을 저장하지 못했어요',
        },
        note: { title: '내부 메모 남기기', success: '메모를 저장했어요', failure: '메모를 저장하지 못했어요' },
        claim: { success: '10분 동안 담당해요', failure: '담당자로 지정하지 못했어요' },
        export: {
          title: '티켓 내보내기',
          question:
            '%{record}을(를) 내부 메모 없이 파일로 저장해요. 파일은 티켓에 적힌 주소로만 보내 주세요. 내보냈다는 기록도 남아요.',
          success: '데이터를 내보냈어요',
          failure: '데이터를 내보내지 못했어요',
        },
        delete: {
          question: '%{record}의 메시지와 메모, 아직 보내지 않은 메일이 완전히 지워져요. 되돌릴 수 없어요.',
        },
        reopen: {
          title: '티켓 다시 열기',
          question: '%{record}이(가) 진행 중인 티켓 목록으로 돌아가요.',
          success: '티켓을 다시 열었어요',
          failure: '티켓을 다시 열지 못했어요',
        },
      },
    },
  },
  ticketMessages: {
    name: '메시지',
    fields: { name: '이름', author: '보낸 사람', text: '메시지', email: '관리자', created_at: '날짜 및 시간' },
    choices: { author: { person: '문의한 분', support: '고객 지원', note: '내부 메모' } },
    texts: { list: { title: '대화', empty: '아직 답변이 없어요.' } },
  },
  savedReplies: {
    name: '자주 쓰는 답변',
    fields: { title: '제목', language: '언어', text: '내용', placeholders: '채울 내용' },
    hints: { text: '매번 달라지는 내용은 [[이중 대괄호]] 안에 쓰세요. 답장할 때 채우면 돼요.' },
    empty: { placeholders: '없음' },
    choices: { language: languageNames },
    texts: {
      list: { empty: '자주 쓰는 답변이 아직 없어요.', noMatches: '조건에 맞는 답변이 없어요.' },
      create: { addFirst: '자주 쓰는 답변 추가하기' },
      actions: { delete: { question: '‘%{record}’ 항목을 자주 쓰는 답변에서 삭제할까요?' } },
    },
  },
  letters: {
    name: '편지',
    fields: {
      ...letterTexts,
      state: '상태',
      sent: '발송 현황',
      recipients: '받는 사람',
      created_at: '작성일',
      begun_at: '발송 시작',
      preview: '받는 사람이 볼 모습',
      language: '언어',
    },
    hints: { body_en: asParagraphs, body_es: asParagraphs, body_ko: asParagraphs, body_hi: asParagraphs },
    rules: {
      subject_en: asWritten,
      body_en: asWritten,
      subject_es: asWritten,
      body_es: asWritten,
      subject_ko: asWritten,
      body_ko: asWritten,
      subject_hi: asWritten,
      body_hi: asWritten,
    },
    choices: {
      state: { draft: '초안', sending: '보내는 중', paused: '일시 중지', sent: '보냄' },
      language: languageNames,
    },
    actions: { test: '나에게 보내기', send: '모두에게 보내기', pause: '일시 중지', resume: '발송 재개' },
    sections: { ...languageNames, appearance: '미리 보기' },
    texts: {
      record: '‘%{record}’ 편지',
      list: { source: '편지는 이메일 주소를 확인한 사전 등록자 모두에게 메일로 가요.', empty: '아직 편지가 없어요.' },
      create: {
        add: '새 편지',
        addFirst: '첫 편지 쓰기',
        title: '새 편지',
        save: '초안 저장',
        success: '초안을 저장했어요',
        failure: '초안을 저장하지 못했어요',
      },
      update: { save: '초안 저장', success: '초안을 저장했어요', failure: '초안을 저장하지 못했어요' },
      actions: {
        test: {
          title: '나에게 보내기',
          success: '편지를 내 메일로 보내고 있어요',
          failure: '편지를 보내지 못했어요',
        },
        send: {
          title: '모두에게 보내기',
          question:
            '주소를 확인한 모든 사람에게 각자의 언어로 %{record}를 보내요. 발송을 일시 중지할 수는 있지만 되돌릴 수는 없어요.',
          success: '편지를 보내기 시작했어요',
          failure: '편지를 보내지 못했어요',
          needs: '모든 언어로 작성하면 모두에게 보낼 수 있어요.',
        },
        pause: { success: '발송을 일시 중지했어요', failure: '발송을 일시 중지하지 못했어요' },
        resume: {
          delayed: '%{record}의 발송이 5초 뒤에 다시 시작돼요.',
          success: '발송을 다시 시작했어요',
          failure: '발송을 재개하지 못했어요',
        },
      },
    },
  },
  outbox: {
    name: '메일',
    fields: {
      email: '이메일 주소',
      language: '언어',
      kind: '종류',
      about_id: '관련 항목',
      state: '상태',
      cause: '원인',
      failure: '실패한 이유',
      attempts: '시도 횟수',
      attempted_at: '마지막 시도',
      due_at: '다음 시도',
    },
    empty: {
      language: '알 수 없음',
      failure: '없음',
      attempted_at: '아직 보내지 않음',
      due_at: '없음. 영구적인 실패라서 서버가 스스로 다시 보내지 않아요.',
    },
    choices: {
      kind: { confirmation: '주소 확인', letter: '편지', test: '편지 시험 발송', reply: '티켓 답변' },
      state: { queued: '대기 중', retrying: '다시 시도 예정', sending: '보내는 중', sent: '보냄', failed: '실패' },
      language: languageNames,
    },
    segments: { unsent: '보내지 못함', sent: '보냄' },
    actions: { retry: '다시 보내기' },
    texts: {
      list: {
        source: '보내지 못한 메일이 여기에 나타나요. 편지로 나간 메일은 그 편지의 화면에 있어요.',
        title: '보낼 메일함',
        empty: '메일이 없어요.',
      },
      actions: {
        retry: {
          title: '다시 보내기',
          question: '%{record} 주소로 메일을 한 번 더 보내요. 처음 보낸 메일이 도착했다면 두 번 받게 돼요.',
          success: '메일을 다시 보낼게요',
          failure: '메일을 다시 보내지 못했어요',
        },
      },
    },
  },
  preLaunch: {
    fields: { language: '언어', state: '등록 상태', email: '이메일' },
    empty: { language: '알 수 없음' },
    choices: {
      language: languageNames,
      state: { confirmed: '확인함', unconfirmed: '확인 전', unsubscribed: '수신 거부' },
    },
    actions: { export: '데이터 내보내기' },
    texts: {
      actions: {
        export: {
          title: '데이터 내보내기',
          question:
            '%{record} 님의 주소에 대해 보관 중인 정보를 파일로 저장해요. 파일은 그 주소로만 보내 주세요. 내보냈다는 기록도 남아요.',
          success: '데이터를 내보냈어요',
          failure: '데이터를 내보내지 못했어요',
        },
      },
    },
  },
  account: {
    name: '계정',
    fields: {
      email: '이메일 주소',
      second_factor: '2단계 인증',
      recovery_codes: '남은 복구 코드',
      code: '앱에 표시된 코드',
      password: '현재 비밀번호',
      codes:
        '복구 코드. 코드마다 앱 없이 한 번씩 로그인할 수 있어요. 다시 보여 드리지 않으니 안전한 곳에 보관해 주세요.',
    },
    choices: {
      role: { admin: '관리자', moderator: '모더레이터' },
      second_factor: { off: '꺼짐', on: '켜짐', required: '켜짐(이 서버에서 필수)' },
    },
    actions: { turnOn: '인증 앱 설정', renewCodes: '새 복구 코드', turnOff: '2단계 인증 끄기' },
    texts: {
      show: { pageTitle: '계정과 화면' },
      actions: {
        turnOn: {
          title: '인증 앱 설정',
          confirm: '켜기',
          success: '2단계 인증을 켰어요',
          failure: '2단계 인증을 설정하지 못했어요',
        },
        renewCodes: {
          title: '새 복구 코드',
          confirm: '코드 만들기',
          success: '이전 복구 코드는 이제 쓸 수 없어요',
          failure: '새 복구 코드를 만들지 못했어요',
        },
        turnOff: {
          title: '2단계 인증 끄기',
          confirm: '끄기',
          success: '2단계 인증을 껐어요',
          failure: '2단계 인증을 끄지 못했어요',
          needs: '이 서버에서는 모두 2단계 인증을 써야 해요.',
        },
      },
    },
  },
  sessions: {
    name: '로그인 세션',
    fields: { device: '기기', created_at: '로그인한 시각', used_at: '마지막 사용', place: '위치' },
    empty: { device: '알 수 없는 기기' },
    choices: { place: { here: '이 브라우저' } },
    actions: { end: '그곳에서 로그아웃', endOthers: '다른 곳에서 모두 로그아웃' },
    texts: {
      list: { title: '로그인된 곳' },
      actions: {
        end: { delayed: '5초 뒤에 그 세션을 끝내요', success: '그 세션을 끝냈어요', failure: '세션을 끝내지 못했어요' },
        endOthers: { success: '다른 곳에서 모두 로그아웃했어요', failure: '다른 곳에서 로그아웃하지 못했어요' },
      },
    },
  },
  administrators: {
    name: '관리자',
    fields: {
      email: '이메일 주소',
      own: '내 계정',
      role: '역할',
      state: '상태',
      second_factor: '보안',
      sessions: '로그인 세션',
      used_at: '마지막 접속',
      token: '링크',
    },
    hints: {
      email: '메일은 나가지 않아요. 만들어진 링크를 직접 전해 주세요. 48시간 안에 한 번만 쓸 수 있어요.',
      role: '모더레이터는 케이스와 이의 제기를 처리하고, 이용을 정지하고, 티켓에 답변해요. 관리자는 영구 퇴출, 편지 발송, 콘텐츠 수정과 초대도 할 수 있어요.',
    },
    empty: { used_at: '로그인하지 않음' },
    choices: {
      role: { admin: '관리자', moderator: '모더레이터' },
      state: { active: '활성', invited: '초대됨', deactivated: '비활성' },
      own: { true: '나' },
      second_factor: { off: '2단계 인증 꺼짐', on: '2단계 인증 켜짐' },
    },
    actions: {
      invite: '초대하기',
      renew: '새 초대 링크',
      endSessions: '모든 곳에서 로그아웃',
      deactivate: '비활성화',
      activate: '활성화',
    },
    texts: {
      actions: {
        invite: { success: '초대 링크를 만들었어요', failure: '초대 링크를 만들지 못했어요' },
        renew: {
          title: '새 초대 링크',
          question: '%{record} 님의 이전 링크는 더 이상 쓸 수 없게 돼요.',
          success: '새 초대 링크를 만들었어요',
          failure: '새 초대 링크를 만들지 못했어요',
        },
        endSessions: {
          title: '모든 곳에서 로그아웃',
          question: '%{record} 님이 모든 곳에서 로그아웃돼요. 다시 로그인할 수는 있어요.',
          success: '모든 곳에서 로그아웃시켰어요',
          failure: '모든 곳에서 로그아웃시키지 못했어요',
        },
        deactivate: {
          delayed: '%{record} 님의 계정이 5초 뒤에 비활성화돼요.',
          success: '관리자를 비활성화했어요',
          failure: '관리자를 비활성화하지 못했어요',
        },
        activate: {
          delayed: '%{record} 님의 계정이 5초 뒤에 활성화돼요.',
          success: '관리자를 활성화했어요',
          failure: '관리자를 활성화하지 못했어요',
        },
      },
    },
  },
  audit: {
    name: '활동 기록',
    fields: {
      id: '기록',
      at: '날짜 및 시간',
      day: '날짜(UTC)',
      email: '관리자',
      operation: '한 일',
      resource: '대상',
      row: '항목',
      before: '변경 전',
      after: '변경 후',
      change: '변경 내용',
      request_id: '요청 ID',
      name: '이름',
    },
    empty: { row: '없음', email: '방문자 또는 서버' },
    choices: {
      operation: {
        create: '추가',
        update: '수정',
        delete: '삭제',
        close: '종료',
        login: '로그인',
        logout: '로그아웃',
        changePassword: '비밀번호 변경',
        reveal: '개인정보 열람',
        confirm: '이메일 주소 확인',
        unsubscribe: '수신 거부',
        invite: '초대',
        renew: '초대 링크 재발급',
        accept: '초대 수락',
        deactivate: '비활성화',
        activate: '활성화',
        endSessions: '모든 곳에서 로그아웃',
        blockCodes: '잘못된 코드 5회로 코드 차단',
        handOver: '넘김',
        claim: '담당 지정',
        note: '메모 작성',
        decide: '조치 결정',
        suspend: '이용 정지',
        restore: '정지 해제',
        export: '데이터 내보내기',
        reply: '답변',
        reopen: '다시 열기',
        test: '시험 발송',
        send: '전체 발송',
        pause: '발송 일시 중지',
        resume: '발송 재개',
        retry: '다시 발송',
        receive: '앱에서 접수',
        restoreBackup: '백업 복원',
      },
      resource: {
        preLaunch: '사전 등록 사용자',
        subscription: '사전 등록',
        session: '세션',
        invitation: '초대',
        audit: '활동 기록',
        contact: '문의 양식',
        outbox: '보낼 메일함',
        backup: '백업',
      },
    },
    segments: { changes: '변경', signIns: '로그인', all: '전체' },
    sections: { technical: '기술 정보' },
    actions: { reveal: '누구인지 보기' },
    texts: {
      record: '기록 #%{id}',
      row: '기록 #%{id}',
      list: { title: '활동 기록', empty: '아직 기록이 없어요.' },
      segments: { changes: { empty: '아직 변경 기록이 없어요.', source: '관리자가 무언가를 바꾸면 여기에 남아요.' } },
      actions: {
        reveal: {
          title: '누구인지 보기',
          question: '이름과 이메일이 표시돼요. 열람한 사실도 기록에 남아요.',
          success: '열람한 사실을 기록했어요',
          failure: '누구인지 확인하지 못했어요',
        },
      },
    },
  },
  cases: {
    name: '케이스',
    fields: {
      user: '신고 대상',
      reasons: '신고 사유',
      reports: '신고 수',
      hours: '대기 시간',
      due: '처리 기한',
      handover_note: '넘기면서 남긴 메모',
      handed_over_by: '넘긴 담당자',
      decided_at: '종결일',
      claimed_by: '담당자',
      claimed: '담당 여부',
      text: '메모',
      measure: '조치',
      decision: '조치',
      section: '가이드라인 항목',
      note: '내부 메모',
      effect: '적용 결과',
      notice: '당사자에게 보내는 메시지',
      bio: '소개',
      location: '위치',
      age: '나이',
      language: '언어',
      created_at: '가입일',
      earlier: '이전 조치',
      opened_at: '첫 신고',
      state: '상태',
    },
    empty: { user: '삭제된 계정', claimed_by: '없음' },
    choices: {
      earlier: decided,
      decision: decided,
      due: {
        inTime: '%{hours_left}시간 남음',
        late: '기한 지남',
      },
      state: {
        open: '열림',
        handedOver: '관리자에게 넘김',
        decided: '종결',
      },
      reasons,
      claimed: { me: '내가 담당 중', other: '다른 사람이 담당 중' },
      measure: {
        dismiss: '기각',
        warn: '경고',
        suspend1: '1일 정지',
        suspend3: '3일 정지',
        suspend7: '7일 정지',
        suspend30: '30일 정지',
        suspend90: '90일 정지',
        remove: '영구 퇴출',
      },
      section: guidelines,
    },
    actions: {
      handOver: '관리자에게 넘기기',
      claim: '담당하기',
      note: '메모 남기기',
      decide: '조치 결정',
    },
    sections: {
      profile: '프로필',
      photos: '사진',
    },
    texts: {
      row: '케이스 #%{id}, %{record}',
      segments: {
        open: { empty: '열린 케이스가 없어요.', source: '앱에서 누군가를 신고하면 케이스가 열려요.' },
        handedOver: {
          empty: '관리자를 기다리는 케이스가 없어요.',
          source: '모더레이터가 관리자의 결정이 필요한 케이스를 넘기면 여기에 나타나요.',
        },
        decided: { empty: '아직 종결된 케이스가 없어요.', source: '케이스를 종결하면 여기로 옮겨져요.' },
      },
      actions: {
        handOver: {
          title: '관리자에게 넘기기',
          delayed: '%{record} 님의 케이스가 5초 뒤에 관리자에게 넘어가요.',
          success: '케이스를 관리자에게 넘겼어요',
          failure: '케이스를 넘기지 못했어요',
        },
        note: { title: '내부 메모 남기기', success: '메모를 저장했어요', failure: '메모를 저장하지 못했어요' },
        claim: { success: '10분 동안 담당해요', failure: '담당자로 지정하지 못했어요' },
        decide: {
          delayed: '%{record} 님에 대한 조치가 5초 뒤에 적용돼요.',
          success: '조치를 기록했어요',
          failure: '조치를 기록하지 못했어요',
        },
      },
      list: {
        empty: '케이스가 없어요.',
      },
    },
  },
  appeals: {
    name: '이의 제기',
    fields: {
      user: '당사자',
      text: '당사자의 말',
      measure: '조치',
      section: '가이드라인 항목',
      decided_by: '결정한 담당자',
      hours: '대기 시간',
      created_at: '이의 제기한 날',
      note: '메모',
      notice: '당사자에게 보낸 메시지',
      until: '종료일',
      decided_at: '결정한 날',
      effect: '적용 결과',
      bio: '소개',
      location: '위치',
      age: '나이',
      language: '언어',
      earlier: '이전 조치',
      outcome: '답변',
      answered_at: '답변한 날',
      state: '상태',
    },
    empty: {
      text: '설명 없음',
      decided_by: '삭제된 계정',
      user: '삭제된 계정',
    },
    choices: {
      measure: decided,
      section: guidelines,
      earlier: decided,
      state: { open: '답변 대기', decided: '답변 완료' },
      decider: { me: '내가 내린 결정이라 다른 담당자가 답변해야 해요' },
      outcome: {
        upheld: '결정 유지',
        overturned: '결정 취소',
      },
    },
    actions: {
      decide: '답변하기',
      note: '메모 남기기',
    },
    sections: { words: '당사자의 말', decision: '결정', profile: '프로필', photos: '사진' },
    texts: {
      row: '이의 제기 #%{id}, %{record}',
      segments: {
        open: {
          empty: '답변을 기다리는 이의 제기가 없어요.',
          source: '앱에서 조치에 이의를 제기하면 여기에 나타나요.',
        },
        decided: { empty: '아직 답변한 이의 제기가 없어요.', source: '이의 제기에 답변하면 여기로 옮겨져요.' },
      },
      actions: {
        note: { title: '내부 메모 남기기', success: '메모를 저장했어요', failure: '메모를 저장하지 못했어요' },
        decide: {
          title: '이의 제기에 답변하기',
          delayed: '%{record} 님의 이의 제기에 대한 답변이 5초 뒤에 적용돼요.',
          success: '이의 제기에 답변했어요',
          failure: '답변을 기록하지 못했어요',
        },
      },
      list: {
        empty: '이의 제기가 없어요.',
      },
    },
  },
  sanctions: {
    name: '제재',
    fields: {
      user: '당사자',
      state: '상태',
      measure: '조치',
      left: '종료일',
      until: '종료일',
      section: '가이드라인 항목',
      email: '결정한 담당자',
      created_at: '결정한 날',
      case_id: '케이스',
      note: '내부 메모',
      notice: '당사자에게 보내는 메시지',
    },
    empty: { section: '없음', user: '삭제된 계정', until: '영구' },
    choices: {
      state: { suspended: '이용 정지 중', ended: '정지 종료', removed: '영구 퇴출' },
      measure: keptOut,
      section: guidelines,
    },
    sections: { decision: '결정' },
    actions: { restore: '정지 해제' },
    texts: {
      segments: {
        suspended: {
          empty: '지금 이용이 정지된 사람이 없어요.',
          source: '케이스에 조치를 내리거나 사용자의 이용을 정지하면 여기에 나타나요.',
        },
        ended: { empty: '끝난 이용 정지가 아직 없어요.', source: '이용 정지 기간이 끝나면 여기로 옮겨져요.' },
        removed: { empty: '퇴출된 사람이 없어요.', source: '영구 퇴출 조치를 내리면 여기에 나타나요.' },
      },
      list: {
        empty: '이용 정지나 퇴출 기록이 없어요.',
        noMatches: '조건에 맞는 사용자가 없어요.',
      },
      actions: {
        restore: {
          delayed: '%{record} 님의 정지가 5초 뒤에 해제돼요.',
          success: '정지를 해제했어요',
          failure: '정지를 해제하지 못했어요',
        },
      },
    },
  },
  caseReports: {
    name: '신고',
    fields: {
      reason: '사유',
      text: '신고자의 말',
      evidence: '증거',
      reporter: '신고자',
      created_at: '날짜 및 시간',
    },
    choices: {
      reason: reasons,
    },
  },
  caseEvidence: {
    name: '증거',
    fields: { picture: '증거 사진', author: '보낸 사람', text: '메시지', sent_at: '보낸 시각' },
    choices: { author: { reported: '신고 대상', reporter: '신고자' } },
    texts: { list: { empty: '신고와 함께 온 증거가 없어요.' } },
  },
  caseDecisions: {
    name: '조치',
    fields: {
      measure: '조치',
      section: '가이드라인 항목',
      until: '종료일',
      email: '결정한 담당자',
      created_at: '날짜 및 시간',
      note: '메모',
      notice: '당사자에게 보내는 메시지',
      case_id: '케이스',
    },
    empty: { section: '없음', email: '삭제된 계정', note: '없음', notice: '없음', until: '해당 없음' },
    choices: {
      measure: decided,
      section: guidelines,
    },
    texts: {
      record: '조치 #%{id}',
      row: '조치 #%{id}',
      list: {
        empty: '이 사용자에 대한 조치가 아직 없어요.',
      },
    },
  },
  caseNotes: {
    name: '메모',
    fields: {
      text: '메모',
      email: '작성자',
      created_at: '날짜 및 시간',
    },
    empty: { email: '삭제된 계정' },
    texts: {
      list: {
        empty: '메모가 아직 없어요.',
      },
    },
  },
  growth: {
    name: '일별 수치',
    fields: {
      day: '날짜(UTC)',
      ios: '새 iOS 사용자',
      android: '새 Android 사용자',
      subscriptions: '새 사전 등록',
    },
    texts: {
      list: {
        title: '성장 추이',
        export: '표 내보내기',
        empty: '이 기간에는 표시할 수치가 없어요.',
        noMatches: '이 기간에는 표시할 수치가 없어요.',
        failure: '성장 추이를 불러오지 못했어요',
      },
    },
  },
  figures: {
    fields: {
      open_cases: '열린 케이스',
      late_cases: '24시간 초과:',
      median_decision: '조치까지 걸린 시간의 중앙값(최근 30일)',
      open_tickets: '답변이 필요한 티켓',
      open_appeals: '열린 이의 제기',
      failed_mails: '보내지 못한 메일',
    },
  },
  users: {
    fields: {
      measure: '정지 기간',
      section: '가이드라인 항목',
      note: '내부 메모',
      suspended_until: '정지 종료일',
      effect: '적용 결과',
      notice: '당사자에게 보내는 메시지',
    },
    choices: {
      status: { Suspended: '이용 정지 중' },
      measure: { suspend1: '1일', suspend3: '3일', suspend7: '7일', suspend30: '30일', suspend90: '90일' },
      section: guidelines,
    },
    actions: { suspend: '이용 정지', extend: '정지 연장', restore: '정지 해제', export: '데이터 내보내기' },
    texts: {
      list: { source: '앱 서버가 보낸 사용자가 여기에 나타나요. 앱 서버에 이 서버의 APP_TOKEN이 있어야 해요.' },
      actions: {
        suspend: {
          question: '%{record} 님은 이 기간 동안 앱을 쓸 수 없고, 그 이유를 자신의 언어나 영어로 안내받아요.',
          success: '사용자의 이용을 정지했어요',
          failure: '사용자의 이용을 정지하지 못했어요',
        },
        extend: {
          title: '정지 연장',
          question:
            '%{record} 님은 이미 이용 정지 중이에요. 새 정지는 지금 시작되고, 지금의 정지보다 하루 이상 늦게 끝나야 해요. 메시지도 새로 보내요.',
          success: '정지를 연장했어요',
          failure: '정지를 연장하지 못했어요',
        },
        restore: {
          delayed: '%{record} 님의 정지가 5초 뒤에 해제돼요.',
          success: '정지를 해제했어요',
          failure: '정지를 해제하지 못했어요',
        },
        export: {
          title: '데이터 내보내기',
          question:
            '%{record} 님에 대해 보관 중인 정보의 사본을 파일로 저장해요. 다른 사람이 쓴 내용과, 작성자를 확인할 수 없는 문의 양식 메시지는 들어가지 않아요. 내보냈다는 기록도 남아요.',
          success: '데이터를 내보냈어요',
          failure: '데이터를 내보내지 못했어요',
        },
        delete: {
          question: '%{record} 님의 프로필, 사진, 티켓, 사전 등록 정보가 완전히 지워져요. 되돌릴 수 없어요.',
        },
      },
    },
  },
};
