import { testedFestival } from '#tests/festival/testedFestival.ts';
import { describeResource, describeSessionEnd } from '#tests/suite/describeResource.ts';

describeResource(testedFestival, 'members');
describeSessionEnd(testedFestival, 'members');
