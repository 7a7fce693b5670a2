import { defineDetailPage } from '#admin/schema/defineDetailPage.ts';
import type { UserDetail } from '#api/wire.ts';

export const userDetail = defineDetailPage<UserDetail>({
  path: '/user-detail',
  title: 'name',
  picture: 'profile_picture',
  status: 'status',
  tabs: [
    {
      name: 'profile',
      label: 'userDetail.profile',
      fields: {
        bio: { kind: 'longText', label: 'fields.bio' },
        location: { kind: 'text', label: 'fields.location' },
        age: { kind: 'text', label: 'fields.age' },
        zodiacSign: { kind: 'text', label: 'fields.zodiacSign' },
        language: { kind: 'text', label: 'fields.language' },
        education: { kind: 'text', label: 'fields.education' },
        smoking: { kind: 'text', label: 'fields.smoking' },
        drinking: { kind: 'text', label: 'fields.drinking' },
      },
    },
    {
      name: 'photos',
      label: 'userDetail.photos',
      pictures: ['shot_1', 'shot_2', 'shot_3', 'shot_4', 'shot_5', 'shot_6', 'shot_7', 'shot_8'],
      empty: 'userDetail.noPhotos',
    },
  ],
  texts: { title: 'userDetail.title', back: 'userDetail.back', failed: 'userDetail.failed', none: 'userDetail.none' },
});
