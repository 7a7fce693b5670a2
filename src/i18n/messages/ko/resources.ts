import type { ResourcesMessages } from '#i18n/messages/en/resources.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

export const resources: TranslatedResources<ResourcesMessages, 'ko'> = {
  users: {
    name: '사용자',
    fields: {
      name: '사용자',
      email: '이메일',
      created_at: '가입일',
      uuid: 'UUID',
      location: '위치',
      bio: '소개',
      age: '나이',
      zodiacSign: '별자리',
      language: '언어',
      education: '학력',
      smoking: '흡연',
      drinking: '음주',
    },
    empty: { location: '공개하지 않음' },
    choices: { status: { Active: '활성', Inactive: '비활성' } },
    sections: { profile: '프로필', photos: '사진' },
    export: { name: '이름', created_at: { date: '가입 날짜', time: '가입 시간' } },
    texts: {
      menu: '사용자 관리',
      list: { title: '활성 사용자', search: '이름 또는 이메일로 검색…', back: '사용자 목록으로 돌아가기' },
      show: { none: '사용자 정보가 없어요' },
    },
  },
  faq: {
    name: '자주 묻는 질문',
    fields: { question: '질문', answer: '답변' },
    texts: {
      list: {
        title: '자주 묻는 질문',
        empty: '자주 묻는 질문이 아직 없어요.',
        failure: '자주 묻는 질문을 불러오지 못했어요. 다시 시도해 주세요.',
        retry: '다시 시도하기',
      },
      create: {
        add: '자주 묻는 질문 추가',
        addFirst: '첫 질문 추가하기',
        failure: '자주 묻는 질문을 저장하지 못했어요. 다시 시도해 주세요.',
      },
      update: {
        title: '질문 수정',
        failure: '자주 묻는 질문을 저장하지 못했어요. 다시 시도해 주세요.',
      },
      actions: {
        delete: {
          question: '이 질문을 정말 삭제할까요?',
          failure: '자주 묻는 질문을 삭제하지 못했어요. 다시 시도해 주세요.',
        },
      },
    },
  },
  category: {
    name: '카테고리',
    fields: { name: '카테고리', image: '이미지' },
    empty: { image: '사진 없음' },
    texts: {
      menu: '카테고리 목록',
      record: '‘%{record}’ 카테고리',
      list: {
        title: '관심사 카테고리',
        failure: '카테고리를 불러오지 못했어요',
        unreachable: '카테고리를 불러오는 중 오류가 생겼어요: %{message}',
      },
      create: { unreachable: '카테고리를 추가하는 중 오류가 생겼어요: %{message}' },
      update: { unreachable: '카테고리를 수정하는 중 오류가 생겼어요: %{message}' },
      actions: { delete: { unreachable: '카테고리를 삭제하는 중 오류가 생겼어요: %{message}' } },
    },
  },
  ticket: {
    name: '티켓',
    fields: { user: '사용자', message: '메시지', time: '날짜 및 시간' },
    actions: { close: '종료' },
    segments: { active: '진행 중인 티켓', closed: '종료된 티켓' },
    texts: {
      menu: '문의 티켓',
      record: '티켓 #%{id}',
      row: '티켓 #%{id}, %{record}',
      list: { title: '문의 티켓' },
      segments: {
        active: { empty: '진행 중인 티켓이 없어요.', source: '앱과 사이트의 문의 양식에서 보낸 메시지가 티켓이 돼요.' },
        closed: { empty: '종료된 티켓이 없어요.', source: '티켓을 종료하면 여기로 옮겨져요.' },
      },
      actions: {
        close: {
          question: '%{record}을(를) 정말 종료할까요?',
          delayed: '%{record}이(가) 5초 뒤에 종료돼요.',
          success: '티켓을 종료했어요',
          failure: '티켓을 종료하지 못했어요',
        },
      },
    },
  },
  preLaunch: {
    name: '사용자',
    fields: { name: '사용자', created_at: '날짜 및 시간' },
    texts: {
      menu: '사전 등록 목록',
      list: { source: '사이트의 양식으로 신청한 사람이 여기에 나타나요.', title: '사전 등록 사용자' },
      actions: {
        delete: { title: '삭제 확인', question: '%{record} 님을 정말 삭제할까요? 이 작업은 되돌릴 수 없어요.' },
      },
    },
  },
  report: {
    name: '신고',
    fields: { id: 'ID', reportedBy: '신고자', reportedTo: '신고 대상', date: '날짜', time: '시간' },
    texts: {
      row: '신고 #%{id}, %{record}',
      list: {
        title: '신고된 사용자',
        search: '신고자, 신고 대상, ID로 검색…',
        empty: '신고된 사용자가 없어요.',
        failure: '샘플 데이터를 불러오지 못했어요',
      },
    },
  },
};
